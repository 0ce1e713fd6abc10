// Places on the board, in words: goals and mines by where they lie, any other by column and row.
import { t } from "../words/words.svelte";
import { type Cast, inForest } from "./cast";

export type Cell = readonly [number, number];

/** Where goals and mines lie, from the top, with the part of the key that names each. */
const GOALS: Record<string, string> = { "8,-2": "goal-top", "8,0": "goal-middle", "8,2": "goal-bottom" };
const MINES: Record<string, string> = { "10,1": "mine-1", "10,3": "mine-2", "10,5": "mine-3", "10,7": "mine-4" };

/** «column 3, row -1». */
export function place([column, row]: Cell): string {
  return t("place", { column, row });
}

/** «the upper goal», or column and row where none lies. */
export function goalAt(cell: Cell): string {
  const goal = GOALS[cell.join(",")];
  return goal ? t(`spot-${goal}`) : place(cell);
}

/** «the second mine from the top», or column and row where none lies. */
export function mineAt(cell: Cell, form: "" | ".object" = ""): string {
  const mine = MINES[cell.join(",")];
  return mine ? t(`spot-${mine}${form}`) : place(cell);
}

/** Whatever of note lies there. */
export function spot(cell: Cell, cast: Cast): string {
  return inForest(cast.ruleset) ? mineAt(cell) : goalAt(cell);
}
