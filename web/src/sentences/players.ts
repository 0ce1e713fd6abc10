// Who is at the table, as one viewer speaks of them.
import type { Args } from "../localization/bundle";
import { listed, t } from "../localization/localization.svelte";

export interface Players {
  names: string[];
  /** The viewer's seat; -1 for a spectator, -2 for the referee, who sees everything. */
  me: number;
  ruleset: string;
  /** The kinds of the round's treasures by their numbers, in games that have them, where they are at hand. */
  treasureKinds?: string[] | undefined;
}

/** The name of a seat. */
export function nameOf(seat: number, players: Players): string {
  return players.names[seat] || t("seat-number", { number: seat + 1 });
}

/** The name of a seat in a list: the viewer is «you». */
export function nameOrYou(seat: number, players: Players): string {
  return seat === players.me ? t("you") : nameOf(seat, players);
}

/** «you, Noa and Janek». */
export function everyone(seats: number[], players: Players): string {
  return listed(seats.map((seat) => nameOrYou(seat, players)));
}

/** Who does something: whether it is the viewer, and the name. */
export function doer(seat: number, players: Players): Args {
  return { who: seat === players.me ? "me" : "other", name: nameOf(seat, players) };
}

/** Who does something to whom: `whom` is `self` if both are the same seat, `me` for the viewer. */
export function deed(seat: number, target: number, players: Players): Args {
  return { ...doer(seat, players), ...towards(seat, target, players) };
}

/** To whom something is done. */
export function towards(seat: number, target: number, players: Players): Args {
  const whom = seat === target ? "self" : target === players.me ? "me" : "other";
  return { whom, target: nameOf(target, players) };
}
