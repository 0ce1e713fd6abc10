// Where something happened last, for the eye to go to.
import type { Fact } from "../lib/protocol";

/** The cell of the latest event that has one. */
export function lastCell(facts: Fact[]): [number, number] | null {
  for (let place = facts.length - 1; place >= 0; place--) {
    const fact = facts[place];
    if (fact?.what.type === "began") return null;
    for (const event of [...(fact?.events ?? [])].reverse()) {
      if (event.event === "round-began") return null;
      if ("cell" in event) return event.cell;
      if (event.event === "walked") return event.cells.at(-1) ?? null;
    }
  }
  return null;
}
