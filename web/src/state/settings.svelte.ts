// Settings of this browser: theme, sounds, notifications, pace. Stored only here.

import type { SetPace, MatchRequest } from "../lib/protocol";
import type { TableFilters } from "../net/lobby";

type Theme = "dark" | "light";
export type Pace = NonNullable<SetPace["pace"]>;
export const PACES: readonly Pace[] = ["slow", "normal", "fast", "step"];

interface Settings {
  theme: Theme;
  sound: boolean;
  notify: boolean;
  /** Whether a move by mouse is to be confirmed. */
  confirm: boolean;
  /** How fast bots move where one is alone with them. */
  pace: Pace;
  /** Against which bots one plays from the front page; empty for the server's default. */
  level: string;
  /** How many seats a table has that is opened from the front page. */
  seats: number;
  /** What quick match looks for: seats 0 for any number, bots after `fill` seconds, 0 for never. */
  match: { ruleset: string; seats: number; pace: NonNullable<MatchRequest["pace"]>; fill: number };
  /** Which public tables are listed. */
  lobby: TableFilters;
}

export const NO_FILTERS: TableFilters = { ruleset: "", pace: "", language: "", seats: 0, open: false };
const KEY = "motherlode.settings";

function kept(): Settings {
  const light = matchMedia("(prefers-color-scheme: light)").matches;
  const usual: Settings = {
    theme: light ? "light" : "dark",
    sound: true,
    notify: false,
    confirm: false,
    pace: "normal",
    level: "",
    seats: 5,
    match: { ruleset: "", seats: 0, pace: "none", fill: 30 },
    lobby: NO_FILTERS,
  };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    return { ...usual, ...kept, match: { ...usual.match, ...kept.match }, lobby: { ...usual.lobby, ...kept.lobby } };
  } catch {
    return usual;
  }
}

export const settings = $state<Settings>(kept());

/** Change a setting, and keep it. */
export function set<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings[name] = value;
  document.documentElement.dataset["theme"] = settings.theme;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage it lasts until the page is left.
  }
}

document.documentElement.dataset["theme"] = settings.theme;
