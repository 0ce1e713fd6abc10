// Everything that happens, is claimed, refused or can be played, in words for one viewer.
export type { Players } from "./players";
export { nameOf } from "./players";
export { claimText } from "./claims";
export { eventText, factLines, factTexts, notableEventText } from "./facts";
export { moveName } from "./moves";
export {
  about,
  botName,
  cardName,
  cardWays,
  clanName,
  goalName,
  mineName,
  roleName,
  rulesetName,
  scoreText,
  signName,
  toolName,
  treasureName,
} from "./names";
export { percent, type Why } from "./reason-values";
export { reasonText } from "./reasons";
export { claimRuleText, refusalText, unplayableText } from "./refusals";
export { askedText } from "./shared-events";
