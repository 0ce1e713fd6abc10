// What cards, signs and roles of the tunnel games are about, each with its rule.
import { parseFace } from "../../lib/face";
import { t } from "../../localization/localization.svelte";
import type { Help } from "../protocol";

const ACTIONS: Record<string, string> = {
  rockfall: "B-34",
  map: "B-35",
  theft: "S-30",
  "hands-off": "S-31",
  "swap-hats": "S-32",
  "swap-hands": "S-33",
  inspect: "S-34",
  trap: "S-35",
  free: "S-36",
};
const FEATURES: Record<string, string> = { ladder: "S-22", blue: "S-23", green: "S-23", crystal: "S-24" };

export function cardHelp(card: string): Help {
  const action = ACTIONS[card];
  if (action) return { text: t(`help-${card}`), rule: action };
  if (card.startsWith("break-")) return { text: t("help-break"), rule: "B-30" };
  if (card.startsWith("fix-")) {
    return card.includes("+") ? { text: t("help-fix-two"), rule: "B-32" } : { text: t("help-fix"), rule: "B-31" };
  }
  return tunnelHelp(card);
}

function tunnelHelp(card: string): Help {
  const { groups = [], feature = "" } = parseFace(card) ?? {};
  const printed = FEATURES[feature];
  if (printed) return { text: t(`help-${feature}`), rule: printed };
  const ways = groups.filter((group) => !group.isStub).length;
  if (ways === 0) return { text: t("help-dead-end"), rule: "B-23" };
  if (ways > 1) return { text: t("help-bridge"), rule: "S-20" };
  return groups.length > 1 ? { text: t("help-blocked"), rule: "S-25" } : { text: t("help-tunnel"), rule: "B-21" };
}

export function signHelp(sign: string): Help {
  if (sign === "trap") return { text: t("help-sign-trap"), rule: "S-35" };
  if (sign === "theft") return { text: t("help-sign-theft"), rule: "S-30" };
  return { text: t("help-sign-broken"), rule: "B-26" };
}

const ROLES: Record<string, string> = {
  blue: "S-50",
  green: "S-50",
  boss: "S-54",
  profiteer: "S-55",
  geologist: "S-57",
};

export function roleRule(role: string): string {
  return ROLES[role] ?? "B-50";
}

export function roleGoal(role: string): string {
  return t(`role-${role}.goal`);
}
