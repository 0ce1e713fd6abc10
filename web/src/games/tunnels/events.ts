// Events of the tunnel games.
import type { HandsSwappedEvent } from "../../lib/protocol";
import { listed, t } from "../../words/words.svelte";
import { type Cast, deed, doer } from "../../story/cast";
import { HIDDEN, cardList, cardObject, goalKind, roleName } from "../../story/nouns";
import { goalAt, place } from "../../story/places";
import { type Tellers, together } from "../../story/tellers";

export const TUNNELS = {
  laid: (event, cast) =>
    t("event-laid", {
      ...doer(event.seat, cast),
      card: cardObject(event.face, cast.ruleset),
      place: place(event.cell),
    }),
  "goal-turned-up": (event) => t("event-goal-turned-up", { goal: goalAt(event.cell), what: goalKind(event.goal) }),
  "put-in-front": (event, cast) => t(`event-put-in-front-${event.sign}`, deed(event.seat, event.target, cast)),
  "front-cleared": (event, cast) => t(`event-front-cleared-${event.sign}`, deed(event.seat, event.target, cast)),
  "rock-fell": (event, cast) =>
    t("event-rock-fell", {
      ...doer(event.seat, cast),
      card: cardObject(event.face, cast.ruleset),
      place: place(event.cell),
    }),
  peeked: (event, cast) => {
    const args = { ...doer(event.seat, cast), goal: goalAt(event.cell) };
    return event.goal === HIDDEN ? t("event-peeked", args) : t(`event-peeked-${goalKind(event.goal)}`, args);
  },
  "passed-empty": (event, cast) => t("event-passed-empty", doer(event.seat, cast)),
  "gold-drawn": (event) => t("event-gold-drawn", { count: event.count }),
  "gold-passed": (event, cast) =>
    together(
      t("event-gold-passed", { ...doer(event.seat, cast), count: event.pool.length }),
      event.pool.includes(HIDDEN) || !event.pool.length ? "" : t("event-gold-values", { values: listed(event.pool) }),
    ),
  "gold-taken": (event, cast) => gold("event-gold-taken", "event-gold-taken-seen", event, cast),
  "gold-paid": (event, cast) => gold("event-gold-paid", "event-gold-paid-seen", event, cast),
  "hats-swapped": (event, cast) =>
    together(
      t("event-hats-swapped", deed(event.seat, event.target, cast)),
      event.role === HIDDEN ? "" : t("event-new-role", { role: roleName(event.role, cast.ruleset) }),
    ),
  "hands-swapped": (event, cast) =>
    together(t("event-hands-swapped", deed(event.seat, event.target, cast)), changed(event, cast)),
  shed: (event, cast) => t(`event-shed-${event.sign}`, doer(event.seat, cast)),
  earned: (event, cast) => t("event-earned", { ...doer(event.seat, cast), count: event.nuggets }),
  robbed: (event, cast) => t(event.got ? "event-robbed" : "event-robbed-nothing", deed(event.seat, event.target, cast)),
} satisfies Partial<Tellers>;

/** A gold card that somebody got: the text for when its nuggets are hidden from the viewer, and for when they are not. */
function gold(hidden: string, seen: string, event: { seat: number; nuggets: string }, cast: Cast): string {
  const who = doer(event.seat, cast);
  return event.nuggets === HIDDEN ? t(hidden, who) : t(seen, { ...who, count: Number(event.nuggets) });
}

/** What the viewer gave and got, if their hand was one of the two. */
function changed(event: HandsSwappedEvent, cast: Cast): string {
  if (cast.me !== event.seat && cast.me !== event.target) return "";
  const [gave, got] = cast.me === event.seat ? [event.gave, event.got] : [event.got, event.gave];
  return t("event-hands-changed", { gave: cardList(gave, cast.ruleset), got: cardList(got, cast.ruleset) });
}
