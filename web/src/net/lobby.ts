// Opening tables and sitting down at them.
import type { ListedTable, MoveReason, Offer, OpenedTable, TableSettings, Talk } from "../lib/protocol";
import { ask } from "./api";

let offered: Promise<Offer> | null = null;

/** What tables can be opened for. It stays the same as long as the page is open, so it is asked for once. */
export function offer(): Promise<Offer> {
  const asked = (offered ??= ask<Offer>("GET", "/api/offer"));
  asked.catch(() => (offered = null));
  return asked;
}

export function publicTables(): Promise<ListedTable[]> {
  return ask("GET", "/api/tables");
}

export function openTable(settings: TableSettings): Promise<OpenedTable> {
  return ask("POST", "/api/tables", settings);
}

export function sitDown(table: string, seat: number | null = null): Promise<unknown> {
  return ask("POST", `/api/tables/${table}/seats`, { seat });
}

/** Why bots moved as they did, in the rounds of a game that are over. */
export function reasonsOf(table: string, game: number): Promise<MoveReason[]> {
  return ask("GET", `/api/tables/${table}/games/${game}/reasons`);
}

/** Talk at a table from before an entry. */
export function olderTalk(table: string, before: number): Promise<Talk> {
  return ask("GET", `/api/tables/${table}/talk?before=${before}`);
}

/** A link by which I come back from another device. */
export async function personalLink(table: string): Promise<string> {
  return (await ask<{ link: string }>("GET", `/api/tables/${table}/link`)).link;
}
