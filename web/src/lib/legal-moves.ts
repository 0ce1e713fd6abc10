// Legal moves as the server sends them: the text of each, and what it uses and is aimed at.
import { cellKey, parseMove, type Cell } from "./notation";
import type { MoveDetails } from "./protocol";

export interface LegalMove {
  readonly text: string;
  readonly action: MoveDetails["action"];
  /** Cards in hand that it uses, by the names they have there. */
  readonly cards: readonly string[];
  /** The way up in which a card is laid; empty for other moves. */
  readonly face: string;
  /** The cell it is aimed at; a walk's is its last. */
  readonly cell: Cell | null;
  /** The two cells between which a token is put. */
  readonly way: readonly [Cell, Cell] | null;
  /** The cells that a walk enters. */
  readonly path: readonly Cell[];
  readonly seat: number | null;
}

/** Joins the texts of legal moves and their details, which come in the same order. */
export function legalMoves(texts: readonly string[] = [], details: readonly MoveDetails[] = []): LegalMove[] {
  return texts.flatMap((text, number) => {
    const found = details[number];
    return found ? [legalMove(text, found)] : [];
  });
}

function legalMove(text: string, details: MoveDetails): LegalMove {
  const { action, cards = [], cell = null, way = null, path = [], seat = -1 } = details;
  const face = action === "lay" ? parseMove(text).head : "";
  return { text, action, cards, face, cell, way, path, seat: seat < 0 ? null : seat };
}

/** A move that uses these cards, without the server's details: what it is aimed at is read from its text. */
export function readMove(text: string, action: LegalMove["action"], cards: readonly string[] = []): LegalMove {
  const { head, cells, seat } = parseMove(text);
  const [first, second] = cells;
  const isWalk = head === "walk";
  const way = !isWalk && first && second ? ([first, second] as const) : null;
  return {
    text,
    action,
    cards,
    face: action === "lay" ? head : "",
    cell: way ? null : (cells.at(-1) ?? null),
    way,
    path: isWalk ? cells : [],
    seat,
  };
}

const NEIGHBOURS: readonly Cell[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** The empty cells beside cells where something lies. */
export function emptyBeside(laid: readonly Cell[], taken: ReadonlySet<string>): Cell[] {
  const found = new Map<string, Cell>();
  for (const [column, row] of laid) {
    for (const [right, down] of NEIGHBOURS) {
      const cell: Cell = [column + right, row + down];
      if (!taken.has(cellKey(cell))) found.set(cellKey(cell), cell);
    }
  }
  return [...found.values()];
}
