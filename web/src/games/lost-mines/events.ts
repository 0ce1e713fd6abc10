// Events of The Lost Mines.
import { listed, t } from "../../words/words.svelte";
import { type Cast, doer } from "../../story/cast";
import { HIDDEN, cardObject, mineName, treasureNumbered } from "../../story/nouns";
import { type Cell, mineAt, place } from "../../story/places";
import { entry } from "../../story/shared-events";
import { type Tellers, together } from "../../story/tellers";

export const FOREST = {
  "path-laid": (event, cast) => t("event-laid", aimed(event.seat, event.face, event.cell, cast)),
  "tool-placed": (event, cast) => t("event-tool-placed", aimed(event.seat, event.card, event.cell, cast)),
  "trap-set": (event, cast) => t("event-trap-set", { ...doer(event.seat, cast), ...between(event.way) }),
  "troll-called": (event, cast) => t("event-troll-called", { ...doer(event.seat, cast), ...between(event.way) }),
  "troll-left": (event, cast) => t("event-troll-left", doer(event.seat, cast)),
  stormed: (event, cast) => t("event-stormed", aimed(event.seat, event.face, event.cell, cast)),
  scouted: (event, cast) =>
    together(
      t("event-scouted", { ...doer(event.seat, cast), mine: mineAt(event.cell, ".object") }),
      event.mine === HIDDEN ? "" : t("event-mine-seen", { mine: mineName(event.mine) }),
    ),
  appraised: (event, cast) =>
    together(
      t("event-appraised", { ...doer(event.seat, cast), treasure: treasureNumbered(event.treasure, cast) }),
      worth(event.value),
    ),
  "treasure-taken": (event, cast) =>
    together(
      t("event-treasure-taken", { ...doer(event.seat, cast), treasure: treasureNumbered(event.treasure, cast) }),
      worth(event.value),
    ),
  "cards-due": (event) => t("event-cards-due", { count: event.count }),
  walked: (event, cast) => t("event-walked", { ...doer(event.seat, cast), place: place(event.cells.at(-1) ?? [0, 0]) }),
  "card-lost": (event, cast) =>
    t("event-card-lost", { ...doer(event.seat, cast), card: cardObject(event.card, cast.ruleset) }),
  "mine-turned-up": (event) => t("event-mine-turned-up", { place: mineAt(event.cell), mine: mineName(event.mine) }),
  "dragon-woken": (event, cast) => t("event-dragon-woken", doer(event.seat, cast)),
  "turn-lost": (event, cast) => t("event-turn-lost", doer(event.seat, cast)),
  "vote-called": (event, cast) => t("event-vote-called", doer(event.seat, cast)),
  voted: (event, cast) => t(event.agrees ? "event-voted-yes" : "event-voted-no", doer(event.seat, cast)),
  "vote-ended": () => t("event-vote-ended"),
  scored: (event, cast) => {
    const given = event.points.some((points) => points < 0);
    const entries = event.points.flatMap((points, seat) =>
      points === 0 ? [] : [entry(seat, t("points", { count: Math.abs(points) }), cast)],
    );
    if (!entries.length) return t("event-scored-nothing");
    return t(given ? "event-dragon-paid" : "event-scored", { points: listed(entries) });
  },
} satisfies Partial<Tellers>;

function aimed(seat: number, card: string, cell: Cell, cast: Cast) {
  return { ...doer(seat, cast), card: cardObject(card, cast.ruleset), place: place(cell) };
}

function between([from, to]: readonly [Cell, Cell]) {
  return { from: place(from), to: place(to) };
}

function worth(value: string): string {
  return value === HIDDEN ? "" : t("event-treasure-value", { count: Number(value) });
}
