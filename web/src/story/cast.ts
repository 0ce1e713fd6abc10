// Who is at the table, as one viewer speaks of them.
import type { Args } from "../words/bundle";
import { listed, t } from "../words/words.svelte";

export interface Cast {
  names: string[];
  /** The viewer's seat; -1 for a spectator, -2 for whoever sees everything. */
  me: number;
  ruleset: string;
  /** The Lost Mines: the kinds of the round's treasures by their numbers, where they are at hand. */
  kinds?: string[] | undefined;
}

/** The name of a seat. */
export function nameOf(seat: number, cast: Cast): string {
  return cast.names[seat] || t("seat-number", { number: seat + 1 });
}

/** The name of a seat in a list: the viewer is «you». */
export function nameOrYou(seat: number, cast: Cast): string {
  return seat === cast.me ? t("you") : nameOf(seat, cast);
}

/** «you, Noa and Janek». */
export function everyone(seats: number[], cast: Cast): string {
  return listed(seats.map((seat) => nameOrYou(seat, cast)));
}

/** Who does something: whether it is the viewer, and the name. */
export function doer(seat: number, cast: Cast): Args {
  return { who: seat === cast.me ? "me" : "other", name: nameOf(seat, cast) };
}

/** Who does something to whom: `whom` is `self` for whoever does it to themselves, `me` for the viewer. */
export function deed(seat: number, target: number, cast: Cast): Args {
  return { ...doer(seat, cast), ...towards(seat, target, cast) };
}

/** To whom something is done. */
export function towards(seat: number, target: number, cast: Cast): Args {
  const whom = seat === target ? "self" : target === cast.me ? "me" : "other";
  return { whom, target: nameOf(target, cast) };
}

/** Whether it is the forest game. */
export function inForest(ruleset: string): boolean {
  return ruleset === "lost-mines";
}
