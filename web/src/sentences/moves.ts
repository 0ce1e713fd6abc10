// Spoken names of moves, for buttons and screen readers: what games share. Each game names the others.
import { isFace } from "../lib/face";
import { type Cell, type Move, parseMove } from "../lib/notation";
import { t } from "../localization/localization.svelte";
import { gameOf } from "../games/registry";
import { cardList, cardObject, cardWays, HIDDEN } from "./names";
import { type Players, towards } from "./players";

/** What a move does, as one would say it: «Lay a fork (up–right–down) two right of the start, one up». */
export function moveName(text: string, players: Players): string {
  const move = parseMove(text);
  if (isFace(move.head)) {
    const card = cardObject(move.head, players.ruleset);
    return t("move-lay", {
      card,
      ways: cardWays(move.head),
      place: gameOf(players.ruleset).whereText(firstCell(move)),
    });
  }
  return gameOf(players.ruleset).moveText(move, players);
}

/** What discarding is called, with the cards where they are known. */
export function discardName(head: "pass" | "discard", { cards }: Move, players: Players): string {
  if (cards.includes(HIDDEN)) return t(`move-${head}-hidden`, { count: cards.length });
  return t(`move-${head}`, { cards: cardList(cards, players.ruleset) });
}

/** To whom a move is done. */
export function aimedAt(move: Move, players: Players) {
  return towards(players.me, move.seat ?? -1, players);
}

/** The first cell of a move. */
export function firstCell(move: Move): Cell {
  return move.cells[0] ?? [0, 0];
}
