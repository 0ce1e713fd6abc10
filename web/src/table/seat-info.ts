// What is shown of a seat, whatever the game.
import { avatarSeeds, seatColour } from "../games/art";
import type { SeatDetails, View } from "../games/protocol";
import { gameOf } from "../games/registry";

export interface SeatInfo extends SeatDetails {
  seat: number;
  name: string;
  colour: string;
  /** The seed of the face. */
  avatar: string;
  cards: number;
  role: string;
}

/** The seats of a view, in order. Names come from the table. */
export function seatsOf(view: View, names: string[]): SeatInfo[] {
  const game = gameOf(view.ruleset);
  const avatars = avatarSeeds(Array.from({ length: view.seats }, (_, seat) => names[seat] ?? ""));
  return Array.from({ length: view.seats }, (_, seat) => ({
    seat,
    name: names[seat] ?? "",
    colour: seatColour(seat),
    avatar: avatars[seat] ?? "",
    cards: view.hands[seat]?.length ?? 0,
    role: view.roles[seat] ?? "?",
    ...game.seatDetails(view, seat),
  }));
}
