// What cards, signs and roles of The Lost Mines are about, each with its rule.
import { parseFace } from "../../lib/face";
import { t } from "../../localization/localization.svelte";
import type { Help } from "../protocol";

const TOOLS = ["axe", "boat", "rope"];
const FEATURES: Record<string, string> = { tree: "L-24", lake: "L-24", ditch: "L-24", rocks: "L-25", campfire: "L-26" };

export function cardHelp(card: string): Help {
  if (TOOLS.includes(card)) return { text: t("help-tool"), rule: "L-30" };
  if (card.startsWith("look-")) return { text: t("help-look"), rule: "L-31" };
  if (card === "trap") return { text: t("help-trap-way"), rule: "L-32" };
  if (card === "troll") return { text: t("help-troll"), rule: "L-33" };
  if (card === "storm") return { text: t("help-storm"), rule: "L-35" };
  const feature = parseFace(card)?.feature ?? "";
  const printed = FEATURES[feature];
  return printed ? { text: t(`help-${feature}`), rule: printed } : { text: t("help-path"), rule: "L-22" };
}

export function signHelp(sign: string): Help {
  if (sign === "troll") return { text: t("help-sign-troll"), rule: "L-33" };
  if (sign === "dragon") return { text: t("help-sign-dragon"), rule: "L-55" };
  return { text: t("help-sign-treasure"), rule: "L-53" };
}

export function roleRule(role: string): string {
  return role === "selfish" ? "L-52" : "L-53";
}

/** A saboteur here works for the other clan. */
export function roleGoal(role: string): string {
  return role === "saboteur" ? t("role-saboteur.other-clan") : t(`role-${role}.goal`);
}
