// Why something was refused, in words. The rule's id, if there is one, links to its page.
import { hasText, t } from "../localization/localization.svelte";

/** The reason in a sentence. */
export function refusalText({ why, rule }: { why: string; rule?: string }): string {
  if (rule && why === "illegal-claim") return claimRuleText(rule);
  return rule && hasText(`rule-${rule}`) ? t(`rule-${rule}`) : t(`refusal-${why}`);
}

/** Why a card in hand cannot be played, by the server's rule; `broken` are the tools that lie broken in front of me. */
export function unplayableText(rule: string, broken: readonly string[]): string {
  const tool = broken.length === 1 ? (broken[0] ?? "several") : "several";
  if (hasText(`unplayable-${rule}`)) return t(`unplayable-${rule}`, rule === "B-26" ? { tool } : {});
  return hasText(`rule-${rule}`) ? t(`rule-${rule}`) : t("refusal-illegal-move");
}

/** What a rule says about talk, as a reminder or as a refusal. */
export function claimRuleText(rule: string): string {
  return hasText(`claim-rule-${rule}`) ? t(`claim-rule-${rule}`) : t("refusal-illegal-claim");
}
