// Tables I was at, so that coming back on the same device is one click.
import { untrack } from "svelte";

export interface Recent {
  table: string;
  ruleset: string;
  state: string;
}

const KEY = "motherlode.recent";
const MOST = 6;

function kept(): Recent[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Recent[];
  } catch {
    return [];
  }
}

export const recent = $state<{ tables: Recent[] }>({ tables: kept() });

/** Remember a table I sit at; one that is closed is forgotten. */
export function remember(one: Recent): void {
  // Whoever remembers must not be told of what it remembers: it would remember for ever.
  untrack(() => keep(one));
}

function keep(one: Recent): void {
  const others = recent.tables.filter((other) => other.table !== one.table);
  recent.tables = (one.state === "closed" ? others : [one, ...others]).slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(recent.tables));
  } catch {
    // It is remembered until the page is left.
  }
}
