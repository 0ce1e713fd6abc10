// The notation of moves and cells (docs/notation.md).

export type Cell = readonly [column: number, row: number];

export interface Move {
  head: string;
  cards: string[];
  pick: string;
  cells: Cell[];
  seat: number | null;
}

const SHAPE = /^([\w.+-]+)(?:\(([^)]*)\))?(?:=([\w.+?-]+))?(?:@([-\d,/]+))?(?:>(\d+))?$/;

export function parseMove(text: string): Move {
  const found = SHAPE.exec(text);
  if (!found) throw new Error(`not a move: ${text}`);
  const [, head = "", cards, pick = "", cells, seat] = found;
  return {
    head,
    cards: cards ? cards.split(",") : [],
    pick,
    cells: cells ? cells.split("/").map(parseCell) : [],
    seat: seat === undefined ? null : Number(seat),
  };
}

/** Returns the cell of a key. */
export function parseCell(text: string): Cell {
  const [column = 0, row = 0] = text.split(",").map(Number);
  return [column, row];
}

/** Returns a key for a cell, for maps. */
export function cellKey([column, row]: Cell): string {
  return `${column},${row}`;
}
