// What this browser was shown of tables, kept so that the page opens offline. Nothing else is kept, and all of it
// is dropped when the guest asks for that.
import type { Fact, GameState, TableInfo } from "../lib/protocol";

/** A table as it was last shown. */
export interface KeptTable {
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

/** Keeps a table; the oldest are dropped. */
export function keepTable(table: string, shown: Omit<KeptTable, "at">): void {
  const kept: KeptTable = { ...shown, at: Date.now(), facts: shown.facts.slice(-FACTS) };
  const text = JSON.stringify(kept);
  try {
    if (text.length > MOST_CHARACTERS) return localStorage.removeItem(PREFIX + table);
    localStorage.setItem(PREFIX + table, text);
    const all = keptNames().sort((one, other) => timeOf(other) - timeOf(one));
    for (const name of all.slice(MOST)) localStorage.removeItem(name);
  } catch {
    // Without storage tables cannot be shown offline.
  }
}

/** The table as it was last shown here; null if it was not. */
export function keptTable(table: string): KeptTable | null {
  return read(PREFIX + table);
}

export function forgetTable(table: string): void {
  localStorage.removeItem(PREFIX + table);
}

/** Drops all that this browser keeps of tables. */
export function forgetTables(): void {
  for (const name of keptNames()) localStorage.removeItem(name);
}

function keptNames(): string[] {
  return Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
}

function timeOf(name: string): number {
  return read(name)?.at ?? 0;
}

function read(name: string): KeptTable | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null") as KeptTable | null;
  } catch {
    return null;
  }
}
