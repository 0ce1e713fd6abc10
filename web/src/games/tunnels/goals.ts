// Where the goals lie, and what each is called.
import type { Cell } from "../../lib/notation";
import { cellKey, parseCell } from "../../lib/notation";
import { t } from "../../localization/localization.svelte";
import { placeFrom } from "../../sentences/places";

/** The goals from the top, with the part of the key that names each. */
const GOALS: Record<string, string> = { "8,-2": "goal-top", "8,0": "goal-middle", "8,2": "goal-bottom" };

export const GOAL_CELLS: readonly Cell[] = Object.keys(GOALS).map(parseCell);

/** «the upper goal», or where a cell lies. */
export function goalAt(cell: Cell): string {
  const goal = GOALS[cellKey(cell)];
  return goal ? t(`spot-${goal}`) : placeAt(cell);
}

/** «two right of the start, one up». */
export function placeAt(cell: Cell): string {
  return placeFrom(cell, [{ cell: [0, 0], name: "tunnel" }]);
}
