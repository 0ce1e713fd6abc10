// What HTTP requests and answers hold; their types on the server are in server/forms.py.
import type { Terms } from "./protocol";

export interface Card {
  guest: string;
  name: string;
  token: string;
}

export interface Opening {
  table: string;
  link: string;
}

export interface Listed {
  table: string;
  state: "gathering" | "playing" | "over" | "closed";
  terms: Terms;
  people: number;
}

export interface RulesetCard {
  ruleset: string;
  seats: number[];
  options: Record<string, number | boolean | null>;
}

export interface Offer {
  rulesets: RulesetCard[];
  bots: string[];
  /** The bot to take where nobody chooses. */
  bot: string;
  languages: string[];
}
