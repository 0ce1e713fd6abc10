// Where the mines lie, and what each is called.
import type { Cell } from "../../lib/notation";
import { cellKey, parseCell } from "../../lib/notation";
import { t } from "../../localization/localization.svelte";
import { placeFrom, type Start } from "../../sentences/places";

/** The mines from the top, with the part of the key that names each. */
const MINES: Record<string, string> = { "10,1": "mine-1", "10,3": "mine-2", "10,5": "mine-3", "10,7": "mine-4" };

const STARTS: readonly [Start, ...Start[]] = [
  { cell: [2, 3], name: "blue" },
  { cell: [2, 5], name: "yellow" },
];

export const MINE_CELLS: readonly Cell[] = Object.keys(MINES).map(parseCell);

/** «the second mine from the top», or where a cell lies. */
export function mineAt(cell: Cell, form: "" | ".object" | ".at" = ""): string {
  const mine = MINES[cellKey(cell)];
  return mine ? t(`spot-${mine}${form}`) : placeFrom(cell, STARTS);
}

/** «at the second mine from the top», or «two right of the blue start, one up». */
export function placeAt(cell: Cell): string {
  return mineAt(cell, ".at");
}
