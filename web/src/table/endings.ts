// The ends of rounds, gathered from what was told: who was what, who won and why, what was paid.
import type { Fact } from "../lib/protocol";

export interface Ending {
  /** The entry that told of it. */
  seq: number;
  number: number;
  /** Roles by seat. */
  roles: string[];
  /** Whether the gold was reached; null where a game does not say. */
  reached: boolean | null;
  /** Nuggets or points a seat was given, as far as it is known; null: some, but not how many. */
  paid: Map<number, number | null>;
}

interface Told {
  event: string;
  [name: string]: unknown;
}

/** The rounds that have ended in the latest game, oldest first. */
export function endingsOf(facts: Fact[]): Ending[] {
  let found: Ending[] = [];
  for (const fact of facts) {
    if (fact.what.type === "began") found = [];
    for (const event of (fact.events ?? []) as unknown as Told[]) {
      if (event.event === "round-ended") found.push(ended(fact.seq, event));
      const ending = found.at(-1);
      if (ending) pay(ending, event);
    }
  }
  return found;
}

function ended(seq: number, event: Told): Ending {
  const reached = typeof event["reached"] === "boolean" ? event["reached"] : null;
  return { seq, number: event["number"] as number, roles: event["roles"] as string[], reached, paid: new Map() };
}

function pay(ending: Ending, event: Told): void {
  const seat = event["seat"] as number;
  const before = ending.paid.get(seat);
  const more = (nuggets: unknown) => {
    const known = nuggets === "?" ? null : Number(nuggets);
    ending.paid.set(seat, known === null || before === null ? null : (before ?? 0) + known);
  };
  if (event.event === "gold-taken" || event.event === "gold-paid" || event.event === "earned") more(event["nuggets"]);
  if (event.event === "scored") (event["points"] as number[]).forEach((points, who) => ending.paid.set(who, points));
}
