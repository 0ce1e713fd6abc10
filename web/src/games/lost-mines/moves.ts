// Spoken names of the moves of The Lost Mines.
import type { Move } from "../../lib/notation";
import { t } from "../../localization/localization.svelte";
import { aimedAt, discardName, firstCell } from "../../sentences/moves";
import { cardObject, treasureNumbered } from "../../sentences/names";
import { sideOf } from "../../sentences/places";
import type { Players } from "../../sentences/players";
import { mineAt, placeAt } from "./mines";

const TOOLS = ["axe", "boat", "rope"];
const PLAIN = ["stay", "call-vote"];

/** What a move does, as one would say it. */
export function moveText(move: Move, players: Players): string {
  const { head, pick } = move;
  if (PLAIN.includes(head)) return t(`move-${head}`);
  if (head === "discard") return discardName("discard", move, players);
  if (head === "vote") return t(pick === "yes" ? "move-vote-yes" : "move-vote-no");
  if (head === "take") return t("move-take-treasure", treasure(pick, players));
  if (head.startsWith("look-")) return lookText(move, players);
  if (TOOLS.includes(head)) {
    return t("move-tool", { card: cardObject(head, players.ruleset), place: placeAt(firstCell(move)) });
  }
  if (head === "walk") return t("move-walk", { count: move.cells.length, place: placeAt(move.cells.at(-1) ?? [0, 0]) });
  if (head === "storm") return t("move-storm", { place: placeAt(firstCell(move)) });
  const [from = [0, 0], to = [0, 0]] = move.cells;
  return t(head === "trap" ? "move-trap-way" : "move-troll", { place: placeAt(from), side: sideOf(from, to) });
}

function lookText(move: Move, players: Players): string {
  if (move.pick === "mine") return t("move-look-mine", { mine: mineAt(firstCell(move), ".object") });
  if (move.pick === "dwarf") return t("move-look-dwarf", aimedAt(move, players));
  return t("move-look-treasure", treasure(move.pick, players));
}

function treasure(pick: string, players: Players) {
  const number = Number(pick.split("-")[1]);
  return { number: number + 1, treasure: treasureNumbered(number, players) };
}
