// Places on the board by what one sees: so far across and so far up or down from a start.
import type { Cell } from "../lib/notation";
import { hasText, t } from "../localization/localization.svelte";

/** A start that places are counted from, and the part of the key that names it. */
export interface Start {
  cell: Cell;
  name: string;
}

/** «two right of the start, one up», from the nearest start; of several as near, from the first. */
export function placeFrom(cell: Cell, starts: readonly [Start, ...Start[]]): string {
  const { cell: from, name } = starts.reduce((best, start) => (far(cell, start) < far(cell, best) ? start : best));
  const [across, along] = [cell[0] - from[0], cell[1] - from[1]];
  const start = t(`start-${name}`);
  const way = along < 0 ? "up" : "down";
  if (!across && !along) return t(`start-${name}.at`);
  if (!across) return t("place-column", { along: cells(along), way, start });
  const row = t("place-row", { across: cells(across), side: across < 0 ? "left" : "right", start });
  return along ? t("place-both", { row, along: word(along), way }) : row;
}

/** Which edge of a cell another cell lies at. */
export function sideOf([column, row]: Cell, [toColumn, toRow]: Cell): "up" | "down" | "left" | "right" {
  if (toRow !== row) return toRow < row ? "up" : "down";
  return toColumn < column ? "left" : "right";
}

function far(cell: Cell, { cell: from }: Start): number {
  return Math.abs(cell[0] - from[0]) + Math.abs(cell[1] - from[1]);
}

/** How many cells that is, in words: «two». */
function cells(distance: number): string {
  return t(`counted-${wordFor(distance)}.cells`, { count: Math.abs(distance) });
}

function word(distance: number): string {
  return t(`counted-${wordFor(distance)}`, { count: Math.abs(distance) });
}

function wordFor(distance: number): string {
  const count = Math.abs(distance);
  return hasText(`counted-${count}`) ? String(count) : "many";
}
