// The results of rounds, gathered from what was told: who was what, why the round ended, what was paid.
import { gameOf } from "../../games/registry";
import type { RoundEnd } from "../../games/protocol";
import type { Fact } from "../../lib/protocol";

export interface RoundResult extends RoundEnd {
  /** The entry that told of it. */
  seq: number;
  /** By seat, the clans of that round; empty where there are none. */
  clans: string[];
  /** Nuggets or points a seat was given, as far as it is known; null: some, but not how many. */
  paid: Map<number, number | null>;
}

/** The rounds that have ended in the latest game, oldest first. */
export function roundResultsOf(facts: readonly Fact[], ruleset: string): RoundResult[] {
  const game = gameOf(ruleset);
  let results: RoundResult[] = [];
  let clans: string[] = [];
  for (const fact of facts) {
    if (fact.what.type === "began") results = [];
    for (const event of fact.events ?? []) {
      if (event.event === "round-began") clans = "clans" in event ? event.clans : [];
      const end = game.roundEnd(event);
      if (end) results.push({ ...end, seq: fact.seq, clans, paid: new Map() });
      for (const [seat, amount] of game.payments(event)) addPayment(results.at(-1), seat, amount);
    }
  }
  return results;
}

function addPayment(result: RoundResult | undefined, seat: number, amount: number | null): void {
  if (!result) return;
  const before = result.paid.get(seat);
  result.paid.set(seat, amount === null || before === null ? null : (before ?? 0) + amount);
}
