// How much of the board's lower edge is covered, told by the table to the board inside it.
import { getContext, setContext } from "svelte";

const KEY = Symbol("board inset");

export function setBoardInset(inset: () => number): void {
  setContext(KEY, inset);
}

/** Returns the function that tells the height of what covers the board, in pixels. */
export function boardInset(): () => number {
  return getContext<(() => number) | undefined>(KEY) ?? (() => 0);
}
