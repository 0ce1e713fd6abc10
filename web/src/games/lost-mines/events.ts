// Events of The Lost Mines.
import type { LostMinesEvent } from "../../lib/protocol";
import type { Cell } from "../../lib/notation";
import { listed, t } from "../../localization/localization.svelte";
import { type EventTexts, together } from "../../sentences/event-texts";
import { HIDDEN, cardObject, clanName, mineName, treasureNumbered } from "../../sentences/names";
import { sideOf } from "../../sentences/places";
import { doer, everyone, type Players } from "../../sentences/players";
import {
  entry,
  hasWonAlone,
  roundBegan,
  rolesShown,
  SHARED_EVENT_TEXTS,
  yourRole,
} from "../../sentences/shared-events";
import { mineAt, placeAt } from "./mines";

export const LOST_MINES_EVENT_TEXTS: EventTexts<LostMinesEvent> = {
  ...SHARED_EVENT_TEXTS,
  "round-began": (event, players) =>
    together(
      roundBegan(event, players),
      players.me >= 0 ? t("event-your-clan", { clan: clanName(event.clans[players.me] ?? "") }) : "",
      yourRole(event.roles, players),
    ),
  "round-ended": (event, players) =>
    together(
      t("event-round-ended", { number: event.number, outcome: "over" }),
      rolesShown(event.roles, players),
      t("event-mines-shown", { mines: listed(event.mines.map(mineName)) }),
    ),
  "game-ended": ({ points: all, winners }, players) => {
    const points = Math.max(...all);
    if (hasWonAlone(winners, players)) return t("event-you-won-points", { points });
    return t("event-game-ended-points", { count: winners.length, names: everyone(winners, players), points });
  },
  "path-laid": (event, players) => t("event-laid", aimed(event.seat, event.face, event.cell, players)),
  "tool-placed": (event, players) => t("event-tool-placed", aimed(event.seat, event.card, event.cell, players)),
  "trap-set": (event, players) => t("event-trap-set", { ...doer(event.seat, players), ...between(event.way) }),
  "troll-called": (event, players) => t("event-troll-called", { ...doer(event.seat, players), ...between(event.way) }),
  "troll-left": (event, players) => t("event-troll-left", doer(event.seat, players)),
  stormed: (event, players) => t("event-stormed", aimed(event.seat, event.face, event.cell, players)),
  scouted: (event, players) =>
    together(
      t("event-scouted", { ...doer(event.seat, players), mine: mineAt(event.cell, ".object") }),
      event.mine === HIDDEN ? "" : t("event-mine-seen", { mine: mineName(event.mine) }),
    ),
  appraised: (event, players) =>
    together(
      t("event-appraised", { ...doer(event.seat, players), treasure: treasureNumbered(event.treasure, players) }),
      worth(event.value),
    ),
  "treasure-taken": (event, players) =>
    together(
      t("event-treasure-taken", { ...doer(event.seat, players), treasure: treasureNumbered(event.treasure, players) }),
      worth(event.value),
    ),
  "cards-due": (event) => t("event-cards-due", { count: event.count }),
  walked: (event, players) =>
    t("event-walked", { ...doer(event.seat, players), place: placeAt(event.cells.at(-1) ?? [0, 0]) }),
  "card-lost": (event, players) =>
    t("event-card-lost", { ...doer(event.seat, players), card: cardObject(event.card, players.ruleset) }),
  "mine-turned-up": (event) => t("event-mine-turned-up", { place: mineAt(event.cell), mine: mineName(event.mine) }),
  "dragon-woken": (event, players) => t("event-dragon-woken", doer(event.seat, players)),
  "turn-lost": (event, players) => t("event-turn-lost", doer(event.seat, players)),
  "vote-called": (event, players) => t("event-vote-called", doer(event.seat, players)),
  voted: (event, players) => t(event.agrees ? "event-voted-yes" : "event-voted-no", doer(event.seat, players)),
  "vote-ended": () => t("event-vote-ended"),
  scored: (event, players) => {
    const given = event.points.some((points) => points < 0);
    const entries = event.points.flatMap((points, seat) =>
      points === 0 ? [] : [entry(seat, t("points", { count: Math.abs(points) }), players)],
    );
    if (!entries.length) return t("event-scored-nothing");
    return t(given ? "event-dragon-paid" : "event-scored", { points: listed(entries) });
  },
};

function aimed(seat: number, card: string, cell: Cell, players: Players) {
  return { ...doer(seat, players), card: cardObject(card, players.ruleset), place: placeAt(cell) };
}

function between([from, to]: readonly [Cell, Cell]) {
  return { place: placeAt(from), side: sideOf(from, to) };
}

function worth(value: string): string {
  return value === HIDDEN ? "" : t("event-treasure-value", { count: Number(value) });
}
