// Names of cards, roles, signs, goals, mines and treasures. What is hidden from the viewer («?») is named by its back.
import { hasText, listed, t } from "../localization/localization.svelte";
import { gameOf } from "../games/registry";
import { parseFace } from "../lib/face";
import type { Players } from "./players";
import { faceName, waysOf } from "./faces";

export const HIDDEN = "?";

/** A card by its name, as on a label: «fork with a crystal», «broken lamp», «card». */
export function cardName(card: string, ruleset: string): string {
  return named(card, ruleset, "");
}

/** A card as the object of a sentence: «a fork with a crystal». */
export function cardObject(card: string, ruleset: string): string {
  return named(card, ruleset, ".object");
}

function named(card: string, ruleset: string, form: "" | ".object"): string {
  if (card === HIDDEN) return t(`card-unknown${form}`);
  const face = parseFace(card);
  return face ? faceName(face, gameOf(ruleset).straightShape, form) : t(`card-${card.replace("+", "-")}${form}`);
}

/** Which ways a card that is laid leads; empty for any other. */
export function cardWays(card: string): string {
  const face = parseFace(card);
  return face ? waysOf(face) : "";
}

/** Some cards: «a map and a fork». */
export function cardList(cards: string[], ruleset: string): string {
  return cards.length ? listed(cards.map((card) => cardObject(card, ruleset))) : t("nothing");
}

/** What a player is. */
export function roleName(role: string): string {
  return role === HIDDEN ? t("role-unknown") : t(`role-${role}`);
}

/** A clan. */
export function clanName(clan: string): string {
  return t(`clan-${clan}`);
}

/** What lies in front of a player: «broken lamp», «trapped». */
export function signName(sign: string): string {
  return t(`front-${sign}`);
}

/** A tool by its name. */
export function toolName(tool: string): string {
  return hasText(`tool-${tool}`) ? t(`tool-${tool}`) : t("tool-unknown");
}

/** What a goal is: treasure, stone, or not known. */
export function goalName(goal: string): string {
  return t(`goal-${goalKind(goal)}`);
}

/** `treasure`, `stone` or `unknown`. */
export function goalKind(goal: string): string {
  return goal === HIDDEN ? "unknown" : goal.startsWith("stone") ? "stone" : goal;
}

/** What a mine is. */
export function mineName(mine: string): string {
  return mine === HIDDEN ? t("mine-unknown") : t(`mine-${mine}`);
}

/** A treasure by its kind, and by its value where the viewer knows it. */
export function treasureName(kind: string, value = HIDDEN): string {
  const treasure = kind === HIDDEN ? t("treasure-unknown") : t(`treasure-${kind}`);
  return value === HIDDEN ? treasure : t("treasure-worth", { treasure, count: Number(value) });
}

/** A treasure of the round by its number: its kind, where that is at hand. */
export function treasureNumbered(number: number, players: Players): string {
  const kind = players.treasureKinds?.[number];
  return kind === undefined ? t("treasure-number", { number: number + 1 }) : treasureName(kind);
}

/** A ruleset by its title. */
export function rulesetName(ruleset: string): string {
  return t(`ruleset-${ruleset}`);
}

/** What a ruleset, a bot or an option is like, in a sentence; empty for one we know nothing of. */
export function about(kind: "ruleset" | "bot" | "option", name: string): string {
  switch (kind) {
    case "ruleset":
      return hasText(`ruleset-${name}.about`) ? t(`ruleset-${name}.about`) : "";
    case "bot":
      return hasText(`bot-${plain(name)}.about`) ? t(`bot-${plain(name)}.about`) : "";
    case "option":
      return hasText(`option-${name}.about`) ? t(`option-${name}.about`) : "";
  }
}

/** A bot by its name; one we have no words for, by the server's. */
export function botName(bot: string): string {
  return hasText(`bot-${plain(bot)}`) ? t(`bot-${plain(bot)}`) : bot;
}

/** A bot of a certain character, as part of a key: `belief:cautious` is `belief-cautious`. */
function plain(bot: string): string {
  return bot.replaceAll(/[^a-z0-9-]/g, "-");
}

/** What a player has at the end of a game: «3 nuggets», «3 points». */
export function scoreText(ruleset: string, count: number): string {
  return t(gameOf(ruleset).scoreUnit === "points" ? "end-points" : "end-nuggets", { count });
}
