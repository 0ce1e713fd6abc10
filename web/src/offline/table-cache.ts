// The cache of tables as this browser was shown them last, so that the page opens offline. Nothing else is in it, and
// all of it is dropped when the guest asks for that.
import type { Fact, GameState, TableInfo } from "../lib/protocol";

/** A table as it was last shown. */
export interface CachedTable {
  at: number;
  room: TableInfo;
  game: GameState | null;
  number: number;
  facts: Fact[];
}

const PREFIX = "motherlode.table.";
const MOST = 6;
const MOST_CHARACTERS = 120_000;
const FACTS = 40;

/** Caches a table; the oldest are dropped. */
export function cacheTable(table: string, shown: Omit<CachedTable, "at">): void {
  const cached: CachedTable = { ...shown, at: Date.now(), facts: shown.facts.slice(-FACTS) };
  const text = JSON.stringify(cached);
  try {
    if (text.length > MOST_CHARACTERS) return localStorage.removeItem(PREFIX + table);
    localStorage.setItem(PREFIX + table, text);
    const all = cachedNames().sort((one, other) => timeOf(other) - timeOf(one));
    for (const name of all.slice(MOST)) localStorage.removeItem(name);
  } catch {
    // Without storage tables cannot be shown offline.
  }
}

/** The table as it was last shown here; null if it was not. */
export function cachedTable(table: string): CachedTable | null {
  return read(PREFIX + table);
}

export function dropCachedTable(table: string): void {
  localStorage.removeItem(PREFIX + table);
}

/** Drops all cached tables. */
export function clearTableCache(): void {
  for (const name of cachedNames()) localStorage.removeItem(name);
}

function cachedNames(): string[] {
  return Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
}

function timeOf(name: string): number {
  return read(name)?.at ?? 0;
}

function read(name: string): CachedTable | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null") as CachedTable | null;
  } catch {
    return null;
  }
}
