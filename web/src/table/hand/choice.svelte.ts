// What the player is about to do: which cards are held up, and what the legal moves allow with them.
//
// Everything follows from the legal moves and their details, so every game is covered: a move belongs to the cards it
// uses, and is made by pointing at its cell, at its way, at its seat, or at a button if it has none of these.
import { rotated } from "../../lib/face";
import type { LegalMove } from "../../lib/legal-moves";
import { cellKey, type Cell } from "../../lib/notation";

/** Cards that are held up, and what they are aimed at. */
export interface Held {
  readonly held: number[];
  readonly flipped: boolean;
  readonly aimed: LegalMove | null;
}

export class Choice {
  /** Places in the hand of the cards held up. */
  held = $state<number[]>([]);
  /** Whether a card that is laid is held the other way up. */
  flipped = $state(false);
  /** The move that is aimed at and waits to be confirmed. */
  aimed = $state.raw<LegalMove | null>(null);
  /** Moves that fit what was pointed at, when there is more than one. */
  among = $state.raw<LegalMove[]>([]);
  /** Whether several cards may be held up. */
  several = $state(false);

  names = $derived.by(() => this.held.map((place) => this.hand()[place] ?? ""));
  /** The moves that use just the cards held up. */
  fitting = $derived.by(() => this.moves.filter((move) => usesJust(move, this.names)));
  /** Of these, those made by pointing at the board or at a seat. */
  pointing = $derived.by(() => this.fitting.filter(isAimed));
  /** And those made by a button: discarding, shedding, a card without a target. */
  plain = $derived.by(() => this.fitting.filter((move) => !isAimed(move)));
  /** Moves that answer a question and need no card: choosing gold, whom to rob, a vote, a walk. */
  cardless = $derived.by(() => this.moves.filter((move) => move.action === "choose" || move.action === "call"));
  canHoldSeveral = $derived.by(() => this.moves.some((move) => move.cards.length > 1));

  constructor(
    private readonly legal: () => LegalMove[],
    private readonly hand: () => string[],
  ) {}

  get moves(): LegalMove[] {
    return this.legal();
  }

  /** Cells that can be pointed at now, by key. */
  cells = $derived.by(() => {
    const found = new Map<string, LegalMove[]>();
    for (const move of [...this.pointing, ...this.cardless]) if (move.cell) put(found, cellKey(move.cell), move);
    return found;
  });

  /** Ways between two cells that can be pointed at now. */
  ways = $derived.by(() => this.pointing.filter((move) => move.way));

  /** Where on the board something can be pointed at now: cells, and both ends of ways. */
  places = $derived.by((): Cell[] =>
    [...this.pointing, ...this.cardless].flatMap((move) => move.way ?? (move.cell ? [move.cell] : [])),
  );

  /** Seats that can be pointed at now. */
  seats = $derived.by(() => {
    const found = new Map<number, LegalMove[]>();
    for (const move of [...this.pointing, ...this.cardless]) if (move.seat !== null) put(found, move.seat, move);
    return found;
  });

  /** Moves that do something with a card; discarding it counts when nothing else can be done. */
  private useful = $derived.by(() => {
    const others = this.moves.filter((move) => move.action !== "discard" && move.action !== "shed");
    return others.length ? others : this.moves;
  });

  /** Whether anything is to be done with a card of the hand. */
  isUseful(card: string): boolean {
    return this.useful.some((move) => usesJust(move, [card]));
  }

  /** How a card of the hand is shown: rotated if it is held so. */
  shown(place: number): string {
    const card = this.hand()[place] ?? "?";
    return this.flipped && this.held.includes(place) ? rotated(card) : card;
  }

  hold(place: number): void {
    this.aimed = null;
    this.among = [];
    if (this.held.includes(place)) this.held = this.held.filter((other) => other !== place);
    else this.held = this.several ? [...this.held, place] : [place];
    this.flipped = false;
  }

  flip(): void {
    this.flipped = !this.flipped;
    const { aimed } = this;
    if (!aimed?.face || !aimed.cell) return;
    const face = rotated(aimed.face);
    const key = cellKey(aimed.cell);
    const other = this.pointing.find((move) => move.face === face && move.cell && cellKey(move.cell) === key);
    if (other) this.aimed = other;
  }

  /** The move meant by one of several: the way the card is held, if it fits that way. */
  meant(moves: LegalMove[]): LegalMove | null {
    if (moves.length === 1) return moves[0] ?? null;
    const first = moves[0];
    if (first && moves.every((move) => move.face)) {
      const shown = this.shown(this.held[0] ?? 0);
      return moves.find((move) => move.face === shown) ?? first;
    }
    return null;
  }

  /** What is held up now, to be taken up again later. */
  inHand(): Held {
    const { held, flipped, aimed } = this;
    return { held: [...held], flipped, aimed };
  }

  take({ held, flipped, aimed }: Held): void {
    this.held = held;
    this.flipped = flipped;
    this.aimed = aimed;
  }

  letGo(): void {
    this.held = [];
    this.flipped = false;
    this.aimed = null;
    this.among = [];
    this.several = false;
  }
}

function isAimed(move: LegalMove): boolean {
  return move.cell !== null || move.way !== null || move.seat !== null;
}

/** Whether a move uses these cards and no others, in any order. */
function usesJust(move: LegalMove, cards: string[]): boolean {
  if (!cards.length || move.cards.length !== cards.length) return false;
  return [...move.cards].sort().join() === [...cards].sort().join();
}

function put<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const found = map.get(key);
  if (found) found.push(value);
  else map.set(key, [value]);
}
