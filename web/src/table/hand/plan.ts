// A move planned while others play. It stays in this browser until the turn comes, so that nobody can notice it.
import type { LegalMove } from "../../lib/legal-moves";
import { cellKey, type Cell } from "../../lib/notation";

/** Whether a turn is one in which a plan can be played: cards are, rather than a question answered. */
export function isForCards(legal: readonly LegalMove[]): boolean {
  return legal.some(({ action }) => action === "lay" || action === "play" || action === "discard");
}

/** The legal moves that do what was planned: none if it is not legal any more, several if it has become ambiguous. */
export function whatWasPlanned(plan: LegalMove, legal: readonly LegalMove[]): LegalMove[] {
  const same = legal.find((move) => move.text === plan.text);
  return same ? [same] : legal.filter((move) => aimOf(move) === aimOf(plan));
}

function aimOf({ action, cards, face, cell, way, seat }: LegalMove): string {
  const at = (one: Cell | null | undefined) => (one ? cellKey(one) : "");
  return [action, [...cards].sort().join("+"), face, at(cell), at(way?.[0]), at(way?.[1]), seat ?? ""].join(" ");
}

/** A pause drawn at random: an answer that comes at once would tell the others that it had been planned. */
export function drawPause([least, most]: readonly [number, number], chance: number): number {
  return least + (most - least) * chance;
}
