// Opening tables and taking seats.
import type {
  PersonalLink,
  MoveReason,
  Offer,
  OpenedTable,
  SeatRequest,
  SeatTaken,
  TableSettings,
  Talk,
} from "../lib/protocol";
import { ask } from "./api";

let offered: Promise<Offer> | null = null;

/** The rulesets, bots and languages that tables can have. Fetched once. */
export function offer(): Promise<Offer> {
  const asked = (offered ??= ask<Offer>("GET", "/api/offer"));
  asked.catch(() => (offered = null));
  return asked;
}

export function openTable(settings: TableSettings): Promise<OpenedTable> {
  return ask("POST", "/api/tables", settings);
}

export function sitDown(table: string, seat: number | null = null): Promise<SeatTaken> {
  const request: SeatRequest = { seat };
  return ask("POST", `/api/tables/${table}/seats`, request);
}

/** The reasons of bots' moves in the finished rounds of a game. */
export function reasonsOf(table: string, game: number): Promise<MoveReason[]> {
  return ask("GET", `/api/tables/${table}/games/${game}/reasons`);
}

/** A page of chat before an entry. */
export function olderTalk(table: string, before: number): Promise<Talk> {
  return ask("GET", `/api/tables/${table}/talk?before=${before}`);
}

/** A personal link, to return from another device. */
export async function personalLink(table: string): Promise<string> {
  return (await ask<PersonalLink>("GET", `/api/tables/${table}/link`)).link;
}
