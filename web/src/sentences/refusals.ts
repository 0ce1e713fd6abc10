// Why something was refused, in plain words; the id of the rule, where there is one, is for a link to its page.
import { hasText, t } from "../localization/localization.svelte";

/** The reason in a sentence. */
export function refusalText({ why, rule }: { why: string; rule?: string }): string {
  if (rule && why === "illegal-claim") return claimRuleText(rule);
  return rule && hasText(`rule-${rule}`) ? t(`rule-${rule}`) : t(`refusal-${why}`);
}

/** What a rule says about talk, as a reminder or as a refusal. */
export function claimRuleText(rule: string): string {
  return hasText(`claim-rule-${rule}`) ? t(`claim-rule-${rule}`) : t("refusal-illegal-claim");
}
