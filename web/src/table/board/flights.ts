// Cards that travel: from the player to the cell, the seat or the goal they are played on.
import { gameOf } from "../../games/registry";
import type { Cell } from "../../lib/notation";
import type { Fact } from "../../lib/protocol";

export interface Flight {
  /** The card, by its name or its face. */
  card: string;
  seat: number;
  /** Where it goes: a cell of the board, a point between two, or a seat, which may be the player's own. */
  to: Cell | number;
}

/** The cards that an entry of the log shows being played. What stays in a hand or goes away unseen does not travel. */
export function flightsOf({ what, events = [] }: Fact, ruleset: string): Flight[] {
  if (what.type !== "moved") return [];
  const game = gameOf(ruleset);
  const found: Flight[] = [];
  for (const event of events) {
    const card = "face" in event && !("card" in event) ? event.face : "card" in event ? event.card : "";
    if (!("seat" in event) || event.seat !== what.seat || !card || card === "?") continue;
    const cell = game.eventCell(event);
    if (cell) found.push({ card, seat: event.seat, to: cell });
    else if ("target" in event) found.push({ card, seat: event.seat, to: event.target });
  }
  // A move plays one card; what follows from it is not played.
  return found.slice(0, 1);
}
