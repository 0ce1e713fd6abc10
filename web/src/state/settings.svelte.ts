// How this browser likes it: theme, sounds, notifications, pace. Kept here and nowhere else.

import type { SetPace } from "../lib/protocol";

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
}

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
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
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
    // It holds until the page is left.
  }
}

document.documentElement.dataset["theme"] = settings.theme;
