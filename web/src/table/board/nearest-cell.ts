// Moving by arrow keys over the cells of a board.

function cellOf(node: HTMLElement): [number, number] {
  const [x = 0, y = 0] = (node.dataset["cell"] ?? "").split(",").map(Number);
  return [x, y];
}

/** The nearest of some cells in a direction; cells aside count as twice as far. Null if none lies there. */
export function nearestCell(
  from: HTMLElement,
  [dx, dy]: readonly [number, number],
  cells: Iterable<HTMLElement>,
): HTMLElement | null {
  const [x0, y0] = cellOf(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const other of cells) {
    const [x, y] = cellOf(other);
    const along = (x - x0) * dx + (y - y0) * dy;
    const aside = Math.abs((x - x0) * dy) + Math.abs((y - y0) * dx);
    if (along > 0 && along + 2 * aside < least) {
      least = along + 2 * aside;
      best = other;
    }
  }
  return best;
}
