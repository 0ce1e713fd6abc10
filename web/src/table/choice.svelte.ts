// What the player is about to do: which cards are held up, and what the legal moves allow with them.
//
// Everything follows from the legal moves, so every ruleset is covered: a move belongs to the cards it uses, and is made
// by pointing at its cell, at its seat, or at a button if it has neither.
import { cellKey, isFace, parseMove, turned, type Move } from "../lib/move";

export interface LegalMove extends Move {
  text: string;
}

/** Heads of moves that name the cards they use in brackets, and not by their head. */
const BY_CARDS = new Set(["pass", "discard", "shed"]);
/** Heads of moves that use no card. */
const WITHOUT_CARD = new Set(["take", "rob", "vote", "call-vote", "walk", "stay"]);

export class Choice {
  /** Places in the hand of the cards held up. */
  held = $state<number[]>([]);
  /** Whether a path card is held the other way up. */
  flipped = $state(false);
  /** The move that is aimed at and waits to be confirmed. */
  aimed = $state.raw<LegalMove | null>(null);
  /** Moves that fit what was pointed at, when there is more than one. */
  among = $state.raw<LegalMove[]>([]);
  /** Whether several cards may be held up. */
  several = $state(false);

  moves = $derived.by(() => this.legal().map((text): LegalMove => ({ ...parseMove(text), text })));
  names = $derived.by(() => this.held.map((place) => this.hand()[place] ?? ""));
  /** The moves that use just the cards held up. */
  fitting = $derived.by(() => this.moves.filter((move) => uses(move, this.names)));
  /** Of these, those made by pointing at the board or at a seat. */
  pointing = $derived.by(() => this.fitting.filter((move) => move.cells.length > 0 || move.seat !== null));
  /** And those made by a button: discarding, shedding, a card without a target. */
  plain = $derived.by(() => this.fitting.filter((move) => move.cells.length === 0 && move.seat === null));
  /** Moves that no card is needed for: choosing gold, whom to rob, a vote, a walk. */
  cardless = $derived.by(() => this.moves.filter((move) => WITHOUT_CARD.has(move.head)));
  canHoldSeveral = $derived.by(() => this.moves.some((move) => move.cards.length > 1));

  constructor(
    private readonly legal: () => string[],
    private readonly hand: () => string[],
  ) {}

  /** Cells that can be pointed at now, by key. */
  cells = $derived.by(() => {
    const found = new Map<string, LegalMove[]>();
    for (const move of [...this.pointing, ...this.cardless]) {
      const target = targetCell(move);
      if (target) put(found, cellKey(target), move);
    }
    return found;
  });

  /** Ways between two cells that can be pointed at now. */
  ways = $derived.by(() => this.pointing.filter((move) => move.cells.length === 2 && move.head !== "walk"));

  /** Where on the board something can be pointed at now: cells, and both ends of ways. */
  places = $derived.by(() =>
    [...this.pointing, ...this.cardless].flatMap((move) => (move.head === "walk" ? move.cells.slice(-1) : move.cells)),
  );

  /** Seats that can be pointed at now. */
  seats = $derived.by(() => {
    const found = new Map<number, LegalMove[]>();
    for (const move of [...this.pointing, ...this.cardless]) if (move.seat !== null) put(found, move.seat, move);
    return found;
  });

  /** Moves that do something with a card; discarding it counts when nothing else can be done. */
  private doing = $derived.by(() => {
    const others = this.moves.filter((move) => !BY_CARDS.has(move.head));
    return others.length ? others : this.moves;
  });

  /** Whether anything is to be done with a card of the hand. */
  isUseful(card: string): boolean {
    return this.doing.some((move) => uses(move, [card]));
  }

  /** How a card of the hand is shown: turned if it is held so. */
  shown(place: number): string {
    const card = this.hand()[place] ?? "?";
    return this.flipped && this.held.includes(place) && isFace(card) ? turned(card) : card;
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
    const aimed = this.aimed;
    if (!aimed || !isFace(aimed.head)) return;
    const cell = aimed.cells[0];
    const other = this.pointing.find((move) => move.head === turned(aimed.head) && sameCell(move.cells[0], cell));
    if (other) this.aimed = other;
  }

  /** The move meant by one of several: the way the card is held, if it fits that way. */
  meant(moves: LegalMove[]): LegalMove | null {
    if (moves.length === 1) return moves[0] ?? null;
    const first = moves[0];
    if (first && moves.every((move) => isFace(move.head))) {
      const shown = this.shown(this.held[0] ?? 0);
      return moves.find((move) => move.head === shown) ?? first;
    }
    return null;
  }

  letGo(): void {
    this.held = [];
    this.flipped = false;
    this.aimed = null;
    this.among = [];
    this.several = false;
  }
}

/** The cell that is pointed at to make a move: the last one of a walk. A way between two cells has none. */
function targetCell(move: LegalMove): [number, number] | undefined {
  if (move.head === "walk") return move.cells.at(-1);
  return move.cells.length === 1 ? move.cells[0] : undefined;
}

function uses(move: LegalMove, cards: string[]): boolean {
  if (WITHOUT_CARD.has(move.head)) return false;
  if (BY_CARDS.has(move.head)) return sameCards(move.cards, cards);
  if (cards.length !== 1) return false;
  const card = cards[0] ?? "";
  return move.head === card || (isFace(card) && move.head === turned(card));
}

function sameCards(some: string[], others: string[]): boolean {
  return some.length === others.length && [...some].sort().join() === [...others].sort().join();
}

function sameCell(one?: [number, number], other?: [number, number]): boolean {
  return !!one && !!other && one[0] === other[0] && one[1] === other[1];
}

function put<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const found = map.get(key);
  if (found) found.push(value);
  else map.set(key, [value]);
}
