// Events that every family of games has.
import type { ForestGameEndedEvent, ForestRoundEndedEvent, GameEndedEvent, RoundEndedEvent } from "../lib/protocol";
import { listed, t } from "../words/words.svelte";
import { type Cast, deed, doer, everyone, nameOrYou } from "./cast";
import { HIDDEN, cardObject, clanName, mineName, roleName } from "./nouns";
import { type Tellers, together } from "./tellers";

export const SHARED = {
  "round-began": (event, cast) => {
    const mine = cast.me >= 0;
    return together(
      t("event-round-began", { ...doer(event.first, cast), number: event.number }),
      mine && "clans" in event ? t("event-your-clan", { clan: clanName(event.clans[cast.me] ?? "") }) : "",
      mine ? t("event-your-role", { role: roleName(event.roles[cast.me] ?? HIDDEN, cast.ruleset) }) : "",
    );
  },
  asked: (event, cast) => askedText(event.what, event.seat, cast),
  queued: (event, cast) => {
    const seats = event.decisions.map((decision) => Number(decision.split(":")[1]));
    return seats.length ? t("event-queued", { names: everyone(seats, cast) }) : t("event-nobody-queued");
  },
  discarded: (event, cast) =>
    t("event-discarded", { ...doer(event.seat, cast), card: cardObject(event.card, cast.ruleset) }),
  drew: (event, cast) => t("event-drew", { ...doer(event.seat, cast), card: cardObject(event.card, cast.ruleset) }),
  inspected: (event, cast) =>
    together(
      t("event-inspected", deed(event.seat, event.target, cast)),
      event.role === HIDDEN ? "" : t("event-role-seen", { role: roleName(event.role, cast.ruleset) }),
    ),
  "round-ended": (event, cast) => ("reached" in event ? tunnelsEnded(event, cast) : forestEnded(event, cast)),
  "game-ended": (event, cast) => ("gold" in event ? goldWon(event, cast) : pointsWon(event, cast)),
} satisfies Partial<Tellers>;

/** Whose decision it is, and what they decide. */
export function askedText(what: string, seat: number, cast: Cast): string {
  return t(`asked-${what}`, doer(seat, cast));
}

function rolesShown(roles: string[], cast: Cast): string {
  const shown = roles.slice(0, cast.names.length).map((role, seat) => entry(seat, roleName(role, cast.ruleset), cast));
  return t("event-roles-shown", { roles: listed(shown) });
}

/** What is said of a seat in a list. */
export function entry(seat: number, what: string, cast: Cast): string {
  return t("entry", { name: nameOrYou(seat, cast), what });
}

function tunnelsEnded(event: RoundEndedEvent, cast: Cast): string {
  const dealt = event.roles.slice(0, cast.names.length);
  const spare = event.roles.slice(cast.names.length);
  return together(
    t("event-round-ended", { number: event.number, outcome: outcome(event.reached, dealt) }),
    rolesShown(event.roles, cast),
    spare.length === 1 ? t("event-role-left-over", { role: roleName(spare[0] ?? HIDDEN, cast.ruleset) }) : "",
  );
}

/** Who won, where that follows from who is there; where it takes more to tell, the payment will. */
function outcome(reached: boolean, roles: string[]): string {
  if (!roles.includes("miner")) return reached ? "reached" : "missed";
  if (reached) return "miners";
  return roles.includes("saboteur") ? "saboteurs" : "nobody";
}

function forestEnded(event: ForestRoundEndedEvent, cast: Cast): string {
  return together(
    t("event-round-ended", { number: event.number, outcome: "over" }),
    rolesShown(event.roles, cast),
    t("event-mines-shown", { mines: listed(event.mines.map(mineName)) }),
  );
}

function goldWon({ gold, winners }: GameEndedEvent, cast: Cast): string {
  const nuggets = Math.max(...gold);
  if (alone(winners, cast)) return t("event-you-won-gold", { nuggets });
  return t("event-game-ended-gold", { count: winners.length, names: everyone(winners, cast), nuggets });
}

function pointsWon({ points: all, winners }: ForestGameEndedEvent, cast: Cast): string {
  const points = Math.max(...all);
  if (alone(winners, cast)) return t("event-you-won-points", { points });
  return t("event-game-ended-points", { count: winners.length, names: everyone(winners, cast), points });
}

function alone(winners: number[], cast: Cast): boolean {
  return winners.length === 1 && winners[0] === cast.me;
}
