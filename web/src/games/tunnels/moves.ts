// Spoken names of the moves of the tunnel games.
import type { Move } from "../../lib/notation";
import { t } from "../../localization/localization.svelte";
import { aimedAt, discardName, firstCell } from "../../sentences/moves";
import { cardList, HIDDEN } from "../../sentences/names";
import type { Players } from "../../sentences/players";
import { goalAt, placeAt } from "./goals";

const AT_A_SEAT = ["free", "hands-off", "inspect", "swap-hats", "swap-hands", "rob"];

/** What a move does, as one would say it. */
export function moveText(move: Move, players: Players): string {
  const { head, pick } = move;
  if (AT_A_SEAT.includes(head)) return t(`move-${head}`, aimedAt(move, players));
  if (head === "theft") return t("move-theft");
  if (head === "pass") return discardName("pass", move, players);
  if (head === "shed") return t(`move-shed-${pick}`, { cards: cardList(move.cards, players.ruleset) });
  if (head === "take") return pick === HIDDEN ? t("move-take-hidden") : t("move-take", { count: Number(pick) });
  if (head === "map") return t("move-map", { goal: goalAt(firstCell(move)) });
  if (head === "rockfall") return t("move-rockfall", { place: placeAt(firstCell(move)) });
  if (head === "trap") return t("move-trap-seat", aimedAt(move, players));
  const [verb = "", tools = ""] = head.split("-");
  const tool = pick || tools;
  return verb === "break"
    ? t(`move-break-${tool}`, aimedAt(move, players))
    : t(`move-mend-${tool}`, aimedAt(move, players));
}
