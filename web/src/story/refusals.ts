// Why something was refused, in plain words; the id of the rule, where there is one, is for a link to its page.
import { hasText, t } from "../words/words.svelte";

/** The reason in a sentence. */
export function refusalText({ why, rule }: { why: string; rule?: string }): string {
  return rule && hasText(`rule-${rule}`) ? t(`rule-${rule}`) : t(`refusal-${why}`);
}
