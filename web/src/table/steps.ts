// Steps of a film or of the lesson, told as a table tells what happens.
import type { Fact, Step } from "../lib/protocol";

/** A step as an entry of a table's log. */
export function factOf(step: Step, seq: number, names: string[], hash = ""): Fact {
  const at = step.at ?? 0;
  if (step.seat === undefined) {
    const began = { type: "began" as const, at, game: 0, seed_hash: hash, names };
    return { seq, what: began, events: step.events };
  }
  const moved = { type: "moved" as const, at, seat: step.seat, move: step.move ?? "" };
  return { seq, what: step.by ? { ...moved, by: step.by } : moved, events: step.events };
}
