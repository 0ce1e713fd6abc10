// Spoken names of moves, for buttons and screen readers.
import { type Move, parseMove } from "../lib/move";
import { t } from "../words/words.svelte";
import { type Cast, inForest, towards } from "./cast";
import { readFace } from "./faces";
import { HIDDEN, cardList, cardObject, cardWays, treasureNumbered } from "./nouns";
import { type Cell, goalAt, mineAt, place } from "./places";

const TOOLS_OF_THE_FOREST = ["axe", "boat", "rope"];
const AT_A_SEAT = ["free", "hands-off", "inspect", "swap-hats", "swap-hands", "rob"];
const PLAIN = ["theft", "stay", "call-vote"];

/** What a move does, as one would say it: «Lay a fork (up–right–down): column 3, row -1». */
export function moveName(text: string, cast: Cast): string {
  const move = parseMove(text);
  const { head, pick } = move;
  if (readFace(head)) return layName(move, cast);
  if (PLAIN.includes(head)) return t(`move-${head}`);
  if (AT_A_SEAT.includes(head)) return t(`move-${head}`, at(move, cast));
  if (head === "pass" || head === "discard") return discardName(head, move, cast);
  if (head === "shed") return t(`move-shed-${pick}`, { cards: cardList(move.cards, cast.ruleset) });
  if (head === "vote") return t(pick === "yes" ? "move-vote-yes" : "move-vote-no");
  if (head === "take") return takeName(pick, cast);
  if (head.startsWith("look-")) return lookName(move, cast);
  return inForest(cast.ruleset) ? forestName(move, cast) : tunnelName(move, cast);
}

function layName(move: Move, cast: Cast): string {
  const card = cardObject(move.head, cast.ruleset);
  return t("move-lay", { card, ways: cardWays(move.head), place: place(first(move)) });
}

function tunnelName(move: Move, cast: Cast): string {
  const { head } = move;
  if (head === "map") return t("move-map", { goal: goalAt(first(move)) });
  if (head === "rockfall") return t("move-rockfall", { place: place(first(move)) });
  if (head === "trap") return t("move-trap-seat", at(move, cast));
  const [verb = "", tools = ""] = head.split("-");
  const tool = move.pick || tools;
  return verb === "break" ? t(`move-break-${tool}`, at(move, cast)) : t(`move-mend-${tool}`, at(move, cast));
}

function forestName(move: Move, cast: Cast): string {
  const { head } = move;
  if (TOOLS_OF_THE_FOREST.includes(head)) {
    return t("move-tool", { card: cardObject(head, cast.ruleset), place: place(first(move)) });
  }
  if (head === "walk") return t("move-walk", { count: move.cells.length, place: place(move.cells.at(-1) ?? [0, 0]) });
  if (head === "storm") return t("move-storm", { place: place(first(move)) });
  const [from = [0, 0], to = [0, 0]] = move.cells;
  return t(head === "trap" ? "move-trap-way" : "move-troll", { from: place(from), to: place(to) });
}

function lookName(move: Move, cast: Cast): string {
  if (move.pick === "mine") return t("move-look-mine", { mine: mineAt(first(move), ".object") });
  if (move.pick === "dwarf") return t("move-look-dwarf", at(move, cast));
  return t("move-look-treasure", treasure(move.pick, cast));
}

function takeName(pick: string, cast: Cast): string {
  if (pick === HIDDEN) return t("move-take-hidden");
  if (pick.startsWith("treasure-")) return t("move-take-treasure", treasure(pick, cast));
  return t("move-take", { count: Number(pick) });
}

function discardName(head: "pass" | "discard", { cards }: Move, cast: Cast): string {
  if (cards.includes(HIDDEN)) return t(`move-${head}-hidden`, { count: cards.length });
  return t(`move-${head}`, { cards: cardList(cards, cast.ruleset) });
}

function treasure(pick: string, cast: Cast) {
  const number = Number(pick.split("-")[1]);
  return { number: number + 1, treasure: treasureNumbered(number, cast) };
}

function at(move: Move, cast: Cast) {
  return towards(cast.me, move.seat ?? -1, cast);
}

function first(move: Move): Cell {
  return move.cells[0] ?? [0, 0];
}
