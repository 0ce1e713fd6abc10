// What is shown of a seat, gathered from either family's view.
import type { Forest, Snapshot } from "../lib/protocol";
import { isForest, type View } from "./scene";

export const SEAT_COLOURS = [
  "#e08a5b",
  "#5fa8a0",
  "#b583c9",
  "#c9a64a",
  "#6f8fd6",
  "#8fae5d",
  "#d0728c",
  "#7f8aa0",
  "#c77f3c",
  "#4f9fc0",
  "#a3a15a",
  "#9a6fb0",
] as const;

export interface SeatFacts {
  seat: number;
  name: string;
  colour: string;
  world: "mine" | "forest";
  cards: number;
  /** What lies in front: broken tools, a trap, a theft, a troll, the dragon. */
  front: string[];
  role: string;
  clan: string;
  /** Nuggets or points, where they are known. */
  gold: number | null;
  goldCards: number;
}

export function colourOf(seat: number): string {
  return SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? "#888";
}

/** The seats of a view, in order. Names come from the table. */
export function seatsOf(view: View, names: string[]): SeatFacts[] {
  return Array.from({ length: view.seats }, (_, seat) => ({
    seat,
    name: names[seat] ?? "",
    colour: colourOf(seat),
    cards: view.hands[seat]?.length ?? 0,
    role: view.roles[seat] ?? "?",
    ...(isForest(view) ? inTheForest(view, seat) : inTheMine(view, seat)),
  }));
}

type Rest = Pick<SeatFacts, "world" | "front" | "clan" | "gold" | "goldCards">;

function inTheMine(view: Snapshot, seat: number): Rest {
  const cards = view.gold_cards[seat] ?? 0;
  const gold = view.gold[seat] ?? 0;
  // In the base game others' gold is secret: their cards can be counted, and nothing more.
  const known = gold > 0 || cards === 0;
  return { world: "mine", front: view.front[seat] ?? [], clan: "", gold: known ? gold : null, goldCards: cards };
}

function inTheForest(view: Forest, seat: number): Rest {
  const front = [...(view.trolls[seat] ? ["troll"] : []), ...(view.dragon === seat ? ["dragon"] : [])];
  const held = view.treasures.filter((treasure) => treasure.holder === seat).map(() => "treasure");
  return {
    world: "forest",
    front: [...front, ...held],
    clan: view.clans[seat] ?? "",
    gold: view.points[seat] ?? 0,
    goldCards: 0,
  };
}
