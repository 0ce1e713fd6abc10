// My tables, as the server lists them; offline, as it listed them last.
import type { MyTable, TableTurn } from "../lib/protocol";
import { ask } from "../net/api";
import { me } from "../net/credentials.svelte";

interface Listed {
  /** Whose they are: another guest's list is not shown. */
  guest: string;
  /** When the list was fetched, in milliseconds. */
  at: number;
  tables: MyTable[];
}

const KEY = "motherlode.tables";
const NONE: Listed = { guest: "", at: 0, tables: [] };

function load(): Listed {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Listed | null;
    return kept && kept.guest === me.card?.guest ? kept : NONE;
  } catch {
    return NONE;
  }
}

export const mine = $state<{ list: Listed; isStale: boolean }>({ list: load(), isStale: false });

/** Fetches the list. A table that is in play right now is asked whose turn it is. */
export async function refreshTables(): Promise<void> {
  const guest = me.card?.guest;
  if (!guest) return;
  try {
    const tables = await ask<MyTable[]>("GET", "/api/me/tables");
    await Promise.all(tables.filter((one) => one.state === "playing" && one.turn == null).map(learnTurn));
    mine.list = { guest, at: Date.now(), tables };
    mine.isStale = false;
    localStorage.setItem(KEY, JSON.stringify(mine.list));
  } catch {
    mine.isStale = mine.list.at > 0;
  }
}

async function learnTurn(one: MyTable): Promise<void> {
  try {
    const { state, turn, ends_at } = await ask<TableTurn>("GET", `/api/tables/${one.table}/turn`);
    Object.assign(one, { state, turn, ends_at });
  } catch {
    // It is listed without.
  }
}

export function forgetTableList(): void {
  mine.list = NONE;
  localStorage.removeItem(KEY);
}

export function isMyTurn(one: MyTable): boolean {
  return one.state === "playing" && one.seat >= 0 && one.turn === one.seat;
}

/** Those where it is my turn first, the most urgent before the others; then invitations; then the latest. */
export function inOrder(tables: readonly MyTable[]): MyTable[] {
  const rank = (one: MyTable) => (isMyTurn(one) ? 0 : one.kind === "invited" ? 1 : one.state === "over" ? 3 : 2);
  const ends = (one: MyTable) => (isMyTurn(one) && one.ends_at) || Infinity;
  return [...tables].sort(
    (one, other) =>
      rank(one) - rank(other) || (ends(one) === ends(other) ? other.changed - one.changed : ends(one) - ends(other)),
  );
}
