// What a bot wanted with a move of The Lost Mines.
import { t } from "../../localization/localization.svelte";
import type { Why } from "../../sentences/reason-values";

const AIMS: Readonly<Record<string, string>> = {
  "most-valuable": "why-treasure",
  "rest-of-round": "why-rest",
  // As they are in games stored by earlier versions.
  "the most valuable": "why-treasure",
  "what is to come": "why-rest",
};

/** What a bot wanted; empty if it is no more than the best move. */
export function wantedText(why: Why): string {
  const key = AIMS[String(why["why"])];
  return key === undefined ? "" : t(key);
}
