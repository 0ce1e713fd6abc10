// The pictures of rules pages as text, and the empty frames that stand for them until they are drawn.
//
//   card:NES   goal:treasure   mine:gems   role:blue-loyal   gold:2
//   board:no/start@0,0/EW@1,0*/gap@2,0/+NES@3,0
//
// A board begins with its verdict: `yes`, `no` (of the card with a `+`), `plain`, or `grid` to show free places.
// Then its cards by place. After a `*` stand the arms that the start reaches; without one it reaches them all.

export interface Piece {
  readonly name: string;
  readonly column: number;
  readonly row: number;
  readonly reached: string | undefined;
  readonly isNew: boolean;
}

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

export const WIDTH = 200;
export const HEIGHT = 300;
const ROOM = 30; // round a board, for the marks at its edges
const SCALE = 0.24; // pixels for a unit, where there is room
const PIECE = /^(\+?)([A-Za-z0-9.+-]+)@(-?\d+),(-?\d+)(?:\*([NESW]*))?$/;
const CARD = `<svg class="ml-card" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">`;

export function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}

/** The empty frame of a picture, in its size, with the name of what to draw in it once it is in view. */
export function pictureFrame(target: string, uid: string): string {
  const board = /^board:[a-z]+\/(.+)$/.exec(target)?.[1];
  const empty = board ? openBoard(boundsOf(board.split("/").map(parsePiece))) : CARD;
  return `<span class="picture" data-picture="${escapeHtml(target)}" data-uid="${uid}">${empty}</svg></span>`;
}

/** The opening tag of a board's picture. */
export function openBoard({ columns, rows }: Bounds): string {
  const width = columns * WIDTH + 2 * ROOM;
  const height = rows * HEIGHT + 2 * ROOM;
  const size = `width="${Math.round(width * SCALE)}" height="${Math.round(height * SCALE)}"`;
  return `<svg class="board" viewBox="${-ROOM} ${-ROOM} ${width} ${height}" ${size} aria-hidden="true">`;
}

export function parsePiece(text: string): Piece {
  const parts = PIECE.exec(text);
  if (!parts) throw new Error(`not a card at a place: ${text}`);
  const [, plus, name = "", column, row, reached] = parts;
  return { name, column: Number(column), row: Number(row), reached, isNew: plus === "+" };
}

export function boundsOf(pieces: readonly Piece[]): Bounds {
  const columns = pieces.map((piece) => piece.column);
  const rows = pieces.map((piece) => piece.row);
  const left = Math.min(...columns);
  const top = Math.min(...rows);
  return { left, top, columns: Math.max(...columns) - left + 1, rows: Math.max(...rows) - top + 1 };
}
