// Legal moves as the server sends them: the text of each, and what it uses and is aimed at.
import { parseMove, type Cell } from "./notation";
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
