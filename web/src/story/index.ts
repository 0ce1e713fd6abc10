// Everything that happens, is claimed, refused or can be played, in words for one viewer.
export type { Cast } from "./cast";
export { nameOf } from "./cast";
export { claimText } from "./claims";
export { castsOver } from "./kinds";
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
  signName,
  toolName,
  treasureName,
} from "./nouns";
export { place, spot } from "./places";
export { percent, reasonText, type Why } from "./reasons";
export { claimRuleText, refusalText } from "./refusals";
export { sentence, story, tell } from "./sentence";
export { askedText } from "./shared-events";
