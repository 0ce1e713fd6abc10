// What a bot wanted with a move of a tunnel game.
import { t } from "../../localization/localization.svelte";
import { nameOf, type Players } from "../../sentences/players";
import { listIn, numberIn, percent, rounded, type Why } from "../../sentences/reason-values";

/** A change of the way by less than so many cards is none. */
const SLIGHT = 0.25;

const AIMS: Readonly<Record<string, string>> = {
  map: "why-map",
  pass: "why-pass",
  shed: "why-shed",
  richest: "why-richest",
  "most-gold": "why-gold",
  // As they are in games stored by earlier versions.
  "the richest": "why-richest",
  "the most gold": "why-gold",
};

/** What a bot wanted; empty if it is no more than the best move. */
export function wantedText(why: Why, seat: number, aim: number | null, players: Players): string {
  const what = String(why["why"]);
  switch (what) {
    case "lay":
    case "rockfall":
      return shift(numberIn(why, "loss"));
    case "break":
      return aim === null ? "" : hindering(listIn(why, "suspicion")[aim], aim, players);
    case "fix":
      return aim === null || aim === seat ? t("why-fix-self") : t("why-fix-other", { name: nameOf(aim, players) });
  }
  const key = AIMS[what];
  return key === undefined ? "" : t(key);
}

/** What a move in the maze did to the way: a loss below 0 is a gain. */
function shift(loss: number | undefined): string {
  if (loss === undefined) return "";
  if (Math.abs(loss) < SLIGHT) return t("why-level");
  return t(loss < 0 ? "why-nearer" : "why-farther", { cards: rounded(Math.abs(loss)) });
}

function hindering(guilt: number | undefined, aim: number, players: Players): string {
  const name = nameOf(aim, players);
  if (guilt === undefined) return t("why-break", { name });
  return guilt >= 0.5
    ? t("why-break-saboteur", { name, chance: percent(guilt) })
    : t("why-break-miner", { name, chance: percent(1 - guilt) });
}
