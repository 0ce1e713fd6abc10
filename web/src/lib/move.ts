// The notation of moves and of rotated path cards (docs/notation.md).

export interface Move {
  head: string;
  cards: string[];
  pick: string;
  cells: [number, number][];
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

function parseCell(text: string): [number, number] {
  const [column = 0, row = 0] = text.split(",").map(Number);
  return [column, row];
}

const EDGES = "NESW";
const OPPOSITE: Record<string, string> = { N: "S", E: "W", S: "N", W: "E" };
const FACE = /^[NESW.]+(\+[a-z]+)?$/;

/** Whether a card is a path card, which is laid on the board: its name is a face. */
export function isFace(card: string): boolean {
  return FACE.test(card);
}

/** The face of a card rotated by 180°: N and S swap, and so do E and W. */
export function turned(face: string): string {
  const [ways = "", thing] = face.split("+");
  const groups = ways.split(".").map((group) => inOrder([...group].map((edge) => OPPOSITE[edge] ?? edge)));
  groups.sort((a, b) => EDGES.indexOf(a.charAt(0)) - EDGES.indexOf(b.charAt(0)));
  return groups.join(".") + (thing ? `+${thing}` : "");
}

function inOrder(edges: string[]): string {
  return edges.sort((a, b) => EDGES.indexOf(a) - EDGES.indexOf(b)).join("");
}

/** A key for a cell, for maps. */
export function cellKey([column, row]: readonly [number, number]): string {
  return `${column},${row}`;
}
