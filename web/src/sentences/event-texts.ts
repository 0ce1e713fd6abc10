// The sentences of a game's events: a function for every kind of event.
import type { GameEvent } from "../lib/protocol";
import type { Players } from "./players";

/** For each kind of event, what it is in words. */
export type EventTexts<E extends GameEvent> = {
  readonly [K in E["event"]]: (event: Extract<E, { event: K }>, players: Players) => string;
};

/** Sentences that belong together, one after another; empty ones are left out. */
export function together(...sentences: string[]): string {
  return sentences.filter(Boolean).join(" ");
}
