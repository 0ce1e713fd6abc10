// The kinds of the treasures, which change from round to round.
import type { Fact } from "../../lib/protocol";
import type { Players } from "../../sentences/players";

/** For each entry of the log, the players with the kinds of the treasures that lay there when it was made. */
export function treasureKindsOver(facts: readonly Fact[], players: Players): Players[] {
  let treasureKinds: string[] | undefined;
  return facts.map(({ events = [] }) => {
    const then = { ...players, treasureKinds };
    for (const event of events) if (event.event === "round-began" && "kinds" in event) treasureKinds = event.kinds;
    return then;
  });
}
