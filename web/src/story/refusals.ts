// Why something was refused, in plain words; the id of the rule, where there is one, is for a link to its page.
import type { Refusal } from "../lib/protocol";
import { hasText, t } from "../words/words.svelte";

/** The reason in a sentence. */
export function refusalText({ why, rule }: Pick<Refusal, "why" | "rule">): string {
  return rule && hasText(`rule-${rule}`) ? t(`rule-${rule}`) : t(`refusal-${why}`);
}
