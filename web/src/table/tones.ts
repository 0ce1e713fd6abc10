// The sound of an entry of the table's log.
import { gameOf } from "../games/registry";
import type { Fact } from "../lib/protocol";
import type { Tone } from "../state/alerts.svelte";
import { isTalk } from "./talk/talk";

/** The tone of an entry of the log: of the first thing in it that has one; null if it is silent. */
export function toneOf({ what, events = [] }: Fact, ruleset: string, me: number): Tone | null {
  if (isTalk(what)) return what.seat === me ? null : "talk";
  const { tones } = gameOf(ruleset);
  const found = events.flatMap(({ event }) => tones[event] ?? []);
  return found.find((tone) => tone !== "lay") ?? found[0] ?? null;
}
