// The games the page can show: the only list of them.
import { lostMines } from "./lost-mines";
import type { Game } from "./protocol";
import { tunnels } from "./tunnels";

const GAMES: readonly Game[] = [tunnels, lostMines];

/** All rulesets, in the order in which they are offered. */
export const RULESETS: readonly string[] = GAMES.flatMap((game) => game.rulesets);

/** Rulesets that the front page starts with one click. */
export const QUICK_RULESETS: readonly string[] = GAMES.flatMap((game) => game.quickRulesets);

/** The ruleset to show where none is named. */
export const DEFAULT_RULESET = RULESETS[0] ?? "";

/** Returns the game of a ruleset. */
export function gameOf(ruleset: string): Game {
  const game = GAMES.find((one) => one.rulesets.includes(ruleset));
  if (!game) throw new Error(`the page cannot show the ruleset ${ruleset}`);
  return game;
}

/** Fetches the lesson. */
export function loadLesson() {
  return import("./tunnels/lesson/LessonPage.svelte");
}
