// Ready-made claims, in the reader's words.
import type { Claim } from "../lib/protocol";
import { hasText, t } from "../words/words.svelte";
import { type Cast, nameOf } from "./cast";
import { spot } from "./places";

/** What somebody claims, as they would say it. */
export function claimText(claim: Claim, cast: Cast): string {
  switch (claim.key) {
    case "treasure-at":
    case "stone-at":
      return t(`claim-${claim.key}`, { spot: claim.cell ? spot(claim.cell, cast) : t("somewhere") });
    case "suspect":
    case "trust": {
      const seat = claim.seat ?? null;
      const target = seat === null ? t("someone") : nameOf(seat, cast);
      return t(`claim-${claim.key}`, { whom: seat === cast.me ? "me" : "other", target });
    }
    case "mend-my": {
      const tool = claim.tool ?? "unknown";
      return hasText(`claim-mend-my-${tool}`) ? t(`claim-mend-my-${tool}`) : t("claim-mend-my-unknown");
    }
    default:
      return t(`claim-${claim.key}`);
  }
}
