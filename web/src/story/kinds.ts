// The kinds of the treasures of The Lost Mines, which change from round to round.
import type { Fact } from "../lib/protocol";
import type { Cast } from "./cast";

/** For each entry of the log, the cast with the kinds of the treasures that lay there when it was made. */
export function castsOver(facts: Fact[], cast: Cast): Cast[] {
  let kinds: string[] | undefined;
  return facts.map(({ events = [] }) => {
    const then = { ...cast, kinds };
    for (const event of events) if (event.event === "round-began" && "kinds" in event) kinds = event.kinds;
    return then;
  });
}
