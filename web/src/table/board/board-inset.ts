// How much of the board's lower edge is covered, told by the table to the board inside it.
import { getContext, setContext } from "svelte";

const KEY = Symbol("board inset");

/** Heights in pixels of what covers the board's lower edge. */
export interface BoardInset {
  /** Of what covers it for long: the board fits itself above. */
  always: () => number;
  /** Of buttons that grew over it: the board makes room only if they hide a cell that can be pointed at. */
  buttons: () => number;
}

export function setBoardInset(inset: BoardInset): void {
  setContext(KEY, inset);
}

export function boardInset(): BoardInset {
  return getContext<BoardInset | undefined>(KEY) ?? { always: () => 0, buttons: () => 0 };
}
