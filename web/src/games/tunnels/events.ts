// Events of the tunnel games.
import type { HandsSwappedEvent, RoundEndedEvent, TunnelsEvent } from "../../lib/protocol";
import { listed, t } from "../../localization/localization.svelte";
import { type EventTexts, together } from "../../sentences/event-texts";
import { HIDDEN, cardList, cardObject, goalKind, roleName } from "../../sentences/names";
import { deed, doer, everyone, type Players } from "../../sentences/players";
import { hasWonAlone, roundBegan, rolesShown, SHARED_EVENT_TEXTS, yourRole } from "../../sentences/shared-events";
import { goalAt, placeAt } from "./goals";

export const TUNNELS_EVENT_TEXTS: EventTexts<TunnelsEvent> = {
  ...SHARED_EVENT_TEXTS,
  "round-began": (event, players) => together(roundBegan(event, players), yourRole(event.roles, players)),
  "round-ended": roundEnded,
  "game-ended": ({ gold: all, winners }, players) => {
    const nuggets = Math.max(...all);
    if (hasWonAlone(winners, players)) return t("event-you-won-gold", { nuggets });
    return t("event-game-ended-gold", { count: winners.length, names: everyone(winners, players), nuggets });
  },
  laid: (event, players) =>
    t("event-laid", {
      ...doer(event.seat, players),
      card: cardObject(event.face, players.ruleset),
      place: placeAt(event.cell),
    }),
  "goal-turned-up": (event) => t("event-goal-turned-up", { goal: goalAt(event.cell), what: goalKind(event.goal) }),
  "put-in-front": (event, players) => t(`event-put-in-front-${event.sign}`, deed(event.seat, event.target, players)),
  "front-cleared": (event, players) => t(`event-front-cleared-${event.sign}`, deed(event.seat, event.target, players)),
  "rock-fell": (event, players) =>
    t("event-rock-fell", {
      ...doer(event.seat, players),
      card: cardObject(event.face, players.ruleset),
      place: placeAt(event.cell),
    }),
  peeked: (event, players) => {
    const args = { ...doer(event.seat, players), goal: goalAt(event.cell) };
    return event.goal === HIDDEN ? t("event-peeked", args) : t(`event-peeked-${goalKind(event.goal)}`, args);
  },
  "passed-empty": (event, players) => t("event-passed-empty", doer(event.seat, players)),
  "gold-drawn": (event) => t("event-gold-drawn", { count: event.count }),
  "gold-passed": (event, players) =>
    together(
      t("event-gold-passed", { ...doer(event.seat, players), count: event.pool.length }),
      event.pool.includes(HIDDEN) || !event.pool.length ? "" : t("event-gold-values", { values: listed(event.pool) }),
    ),
  "gold-taken": (event, players) => gold("event-gold-taken", "event-gold-taken-seen", event, players),
  "gold-paid": (event, players) => gold("event-gold-paid", "event-gold-paid-seen", event, players),
  "hats-swapped": (event, players) =>
    together(
      t("event-hats-swapped", deed(event.seat, event.target, players)),
      event.role === HIDDEN ? "" : t("event-new-role", { role: roleName(event.role) }),
    ),
  "hands-swapped": (event, players) =>
    together(t("event-hands-swapped", deed(event.seat, event.target, players)), changed(event, players)),
  shed: (event, players) => t(`event-shed-${event.sign}`, doer(event.seat, players)),
  earned: (event, players) => t("event-earned", { ...doer(event.seat, players), count: event.nuggets }),
  robbed: (event, players) =>
    t(event.got ? "event-robbed" : "event-robbed-nothing", deed(event.seat, event.target, players)),
};

function roundEnded(event: RoundEndedEvent, players: Players): string {
  const dealt = event.roles.slice(0, players.names.length);
  const spare = event.roles.slice(players.names.length);
  return together(
    t("event-round-ended", { number: event.number, outcome: outcome(event.reached, dealt) }),
    rolesShown(event.roles, players),
    spare.length === 1 ? t("event-role-left-over", { role: roleName(spare[0] ?? HIDDEN) }) : "",
  );
}

/** Who won, where that follows from the roles; in other games the payment says it. */
function outcome(reached: boolean, roles: string[]): string {
  if (!roles.includes("miner")) return reached ? "reached" : "missed";
  if (reached) return "miners";
  return roles.includes("saboteur") ? "saboteurs" : "nobody";
}

/** A gold card that somebody got: the text for when its nuggets are hidden from the viewer, and for when they are not. */
function gold(hidden: string, seen: string, event: { seat: number; nuggets: string }, players: Players): string {
  const who = doer(event.seat, players);
  return event.nuggets === HIDDEN ? t(hidden, who) : t(seen, { ...who, count: Number(event.nuggets) });
}

/** What the viewer gave and got, if their hand was one of the two. */
function changed(event: HandsSwappedEvent, players: Players): string {
  if (players.me !== event.seat && players.me !== event.target) return "";
  const [gave, got] = players.me === event.seat ? [event.gave, event.got] : [event.got, event.gave];
  return t("event-hands-changed", { gave: cardList(gave, players.ruleset), got: cardList(got, players.ruleset) });
}
