// Ready-made claims, in the reader's words.
import type { LoggedClaim } from "../lib/protocol";
import { hasText, t } from "../localization/localization.svelte";
import { type Players, nameOf } from "./players";
import { gameOf } from "../games/registry";

/** What somebody claims, as they would say it. */
export function claimText(claim: LoggedClaim, players: Players): string {
  switch (claim.key) {
    case "treasure-at":
    case "stone-at":
      return t(`claim-${claim.key}`, {
        spot: claim.cell ? gameOf(players.ruleset).placeText(claim.cell) : t("somewhere"),
      });
    case "suspect":
    case "trust": {
      const seat = claim.seat ?? null;
      const target = seat === null ? t("someone") : nameOf(seat, players);
      return t(`claim-${claim.key}`, { whom: seat === players.me ? "me" : "other", target });
    }
    case "mend-my": {
      const tool = claim.tool ?? "unknown";
      return hasText(`claim-mend-my-${tool}`) ? t(`claim-mend-my-${tool}`) : t("claim-mend-my-unknown");
    }
    default:
      return t(`claim-${claim.key}`);
  }
}
