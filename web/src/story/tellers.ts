// What a sentence is made by: a function for every kind of event.
import type { GameEvent } from "../lib/protocol";
import type { Cast } from "./cast";

export type Kind = GameEvent["event"];
export type Told<K extends Kind> = Extract<GameEvent, { event: K }>;
export type Tellers = { [K in Kind]: (event: Told<K>, cast: Cast) => string };

/** Sentences that belong together, one after another; empty ones are left out. */
export function together(...sentences: string[]): string {
  return sentences.filter(Boolean).join(" ");
}
