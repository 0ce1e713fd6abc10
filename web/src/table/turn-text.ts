// Whose turn it is, in words.
import { t } from "../localization/localization.svelte";
import type { Scene } from "./scene";

export function whoseTurn({ legal, result, turn, names }: Scene): string {
  if (legal.length) return t("turn-yours");
  if (result) return t("end-game-title");
  return turn >= 0 ? t("turn-of", { name: names[turn] ?? "" }) : t("turn-none");
}
