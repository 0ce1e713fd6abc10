// Steps of a replay or of the lesson, as entries of a table's log.
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

/** What was claimed after a step, as entries of a table's log. They lie between the step's number and the next. */
export function claimsOf(step: Step, seq: number): Fact[] {
  const claims = step.claims ?? [];
  return claims.map(({ seat, claim }, number) => ({
    seq: seq + (number + 1) / (claims.length + 1),
    what: { type: "claimed", at: step.at ?? 0, guest: "", seat, claim },
  }));
}
