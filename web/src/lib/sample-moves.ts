// Legal moves for tests, with details as the server sends them.
import type { LegalMove } from "./legal-moves";
import { parseMove } from "./notation";

/** A legal move that uses these cards; what it is aimed at is read from its text. */
export function sampleMove(text: string, action: LegalMove["action"], cards: string[] = []): LegalMove {
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
