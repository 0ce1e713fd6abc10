// What is shown of a seat, gathered from either family's view.
import { seatColour } from "../art";
import type { Forest, Snapshot } from "../lib/protocol";
import { isForest, type View } from "./scene";

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
  /** Cards I know to be in this hand, since I handed them over (S-33). */
  known: string[];
}

/** The seats of a view, in order. Names come from the table. */
export function seatsOf(view: View, names: string[]): SeatFacts[] {
  return Array.from({ length: view.seats }, (_, seat) => ({
    seat,
    name: names[seat] ?? "",
    colour: seatColour(seat),
    cards: view.hands[seat]?.length ?? 0,
    role: view.roles[seat] ?? "?",
    ...(isForest(view) ? inTheForest(view, seat) : inTheMine(view, seat)),
  }));
}

type Rest = Pick<SeatFacts, "world" | "front" | "clan" | "gold" | "goldCards" | "known">;

function inTheMine(view: Snapshot, seat: number): Rest {
  const cards = view.gold_cards[seat] ?? 0;
  const gold = view.gold[seat] ?? 0;
  // In the base game others' gold is secret: their cards can be counted, and nothing more.
  const known = gold > 0 || cards === 0;
  return {
    world: "mine",
    front: view.front[seat] ?? [],
    clan: "",
    gold: known ? gold : null,
    goldCards: cards,
    known: handed(view, seat),
  };
}

function handed(view: Snapshot, seat: number): string[] {
  return view.known_cards.find(([whose]) => whose === seat)?.[1] ?? [];
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
    known: [],
  };
}
