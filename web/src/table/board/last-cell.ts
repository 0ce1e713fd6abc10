// Where something happened last, to be marked.
import { gameOf } from "../../games/registry";
import type { Cell } from "../../lib/notation";
import type { Fact } from "../../lib/protocol";

/** The cell of the latest event of a round that has one. */
export function lastCell(facts: Fact[], ruleset: string): Cell | null {
  const game = gameOf(ruleset);
  for (const fact of [...facts].reverse()) {
    if (fact.what.type === "began") return null;
    for (const event of [...(fact.events ?? [])].reverse()) {
      if (event.event === "round-began") return null;
      const cell = game.eventCell(event);
      if (cell) return cell;
    }
  }
  return null;
}
