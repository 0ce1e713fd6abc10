// The lobby: public tables, and quick match.
import type { ListedTable, Matched, MatchRequest } from "../lib/protocol";
import { ask } from "./api";

/** Which public tables to list; what is empty, zero or false does not matter. */
export interface TableFilters {
  ruleset: string;
  pace: string;
  language: string;
  seats: number;
  open: boolean;
}

/** Public tables, those that wait for people first. */
export function publicTables(filters: TableFilters, limit: number): Promise<ListedTable[]> {
  const query = new URLSearchParams({ limit: String(limit) });
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, String(value));
  return ask("GET", `/api/tables?${query}`);
}

/** Takes a seat at an open table that fits, or opens one. */
export function quickMatch(wish: MatchRequest): Promise<Matched> {
  return ask("POST", "/api/match", wish);
}
