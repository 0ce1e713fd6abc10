// What a game provides to the page. Code that uses only this shows every game; `registry.ts` lists the games.
import type { Component } from "svelte";
import type { LegalMove } from "../lib/legal-moves";
import type { Cell, Move } from "../lib/notation";
import type { LoggedClaim, Fact, GameEvent, LostMinesSnapshot, TunnelsSnapshot } from "../lib/protocol";
import type { EventTexts } from "../sentences/event-texts";
import type { Players } from "../sentences/players";
import type { Why } from "../sentences/reason-values";
import type { Tone } from "../state/alerts.svelte";
import type { Choice } from "../table/hand/choice.svelte";
import type { Point } from "../table/hand/pointing";
import type { Terrain } from "./art";

/** A position as a viewer sees it, of any game. */
export type View = TunnelsSnapshot | LostMinesSnapshot;

export interface BoardProps<V> {
  view: V;
  players: Players;
  /** What the player composes; null while it is not their turn. */
  choice: Choice | null;
  /** Where something happened last. */
  last: Cell | null;
  point: Point;
}

/** What a game shows of a seat, beside what every game does. */
export interface SeatDetails {
  /** What lies in front: broken tools, a trap, a theft, a troll, the dragon. */
  front: string[];
  /** Empty where there are no clans, or it is not known. */
  clan: string;
  /** Nuggets or points; null where they are secret. */
  score: number | null;
  /** Gold cards whose nuggets are secret. */
  goldCards: number;
  /** Cards that the viewer knows to be in this hand. */
  knownCards: string[];
}

/** The end of a round, as one event tells it. */
export interface RoundEnd {
  number: number;
  /** By seat; cards that nobody was dealt follow. */
  roles: string[];
  /** Whether the treasure was reached; null in games that do not ask for it. */
  reached: boolean | null;
  /** The seats that won the round; null in games in which that shows only in what is paid. */
  winners: readonly number[] | null;
}

/** How a round ended for one seat. */
export interface RoundOutcome {
  /** The part of a text key that says why the round ended: `end-reason-…`. */
  reason: string;
  /** Null while it is not known, for spectators, and for roles that neither win nor lose. */
  won: boolean | null;
}

/** Something worth remembering at the end of a game, from what everyone saw. */
export interface Highlight<E extends GameEvent = GameEvent> {
  /** The part of a text key: `moment-…`. */
  kind: string;
  /** Whose it is; undefined for the seat that moved. */
  seat?: number;
  amount: number;
  isGood: boolean;
  /** Whether amounts of a seat are added up, or the highest counts. */
  by: "sum" | "max";
  /** The earlier event at which it happened, if this one only tells of it. */
  at?: E;
}

/** An explanation, and the id of the rule it is about. */
export interface Help {
  text: string;
  rule: string;
}

export interface GameSpec<V extends View, E extends GameEvent> {
  readonly rulesets: readonly string[];
  /** Rulesets that the front page starts with one click. */
  readonly quickRulesets: readonly string[];
  /** What its cards are drawn on. */
  readonly terrain: Terrain;
  readonly scoreUnit: "nuggets" | "points";
  /** What a straight card is called: the part of a text key. */
  readonly straightShape: string;
  /** The tools that every seat has and that can break. */
  readonly tools: readonly string[];
  /** Whether a seat's number stands on the board, and so beside its name too. */
  readonly hasNumberedSeats: boolean;
  readonly Board: Component<BoardProps<V>>;
  /** What lies over a corner of the board. */
  readonly BoardOverlay?: Component<{ view: V; players: Players }>;
  readonly eventTexts: EventTexts<E>;
  /** Goals or mines from the top, in the order in which bots give reasons for them. */
  readonly goalCells: readonly Cell[];
  /** «the upper goal», or where a cell lies. */
  placeText(cell: Cell): string;
  /** Where a cell lies, by what one sees: «two right of the start, one up». */
  whereText(cell: Cell): string;
  /** What a move does, as one would say it. */
  moveText(move: Move, players: Players): string;
  /** What a bot wanted with a move that is aimed at a seat or at none; empty if it is no more than the best move. */
  wantedText(why: Why, seat: number, aim: number | null, players: Players): string;
  /** A picture of what a move chooses; empty if there is none. */
  moveSvg(move: LegalMove, view: V, uid: string): string;
  /** Which of several alike a move's picture shows, as a number for people; empty if they are told apart by looking. */
  moveNumber?(move: LegalMove): string;
  /** What is heard when something happens; what is not named here is silent. */
  readonly tones: Readonly<Partial<Record<E["event"], Tone>>>;
  /** Where an event happened, between two cells if on the way from one to the other; null if nowhere on the board. */
  eventCell(event: E): Cell | null;
  /** Moves that a seat could plan with a card while others play: those that might be legal when its turn comes. */
  plans(view: V, seat: number, card: string): LegalMove[];
  seatDetails(view: V, seat: number): SeatDetails;
  /** Claims about the board and the tools that a seat could make now. */
  claims(view: V, seat: number): LoggedClaim[];
  roundEnd(event: E): RoundEnd | null;
  /** How a round ended, by what is known of it. */
  roundOutcome(result: RoundEnd & { paid: ReadonlyMap<number, number | null> }, seat: number): RoundOutcome;
  /** The view at a round's end: the last move made, goals turned up. `earlier` are the events before the view. */
  roundEndView(before: V, events: readonly E[], earlier?: readonly E[]): V;
  /** What seats are paid: nuggets or points, null if the amount is secret. */
  payments(event: E): readonly (readonly [seat: number, amount: number | null])[];
  /** What an event adds to the best and worst moments of a game; `earlier` are the game's events before it. */
  highlights(event: E, earlier: readonly E[]): readonly Highlight<E>[];
  /** What a role wants, in a sentence. */
  roleGoal(role: string): string;
  /** The id of the rule that says when a role wins. */
  roleRule(role: string): string;
  /** What a card in hand does, and the id of its rule. */
  cardHelp(card: string): Help;
  /** What something in front of a player means, and the id of its rule. */
  signHelp(sign: string): Help;
  /** The players as the view lets one speak of them. */
  playersIn(view: V, players: Players): Players;
  /** For each entry of a log, the players as one spoke of them then. */
  playersOver(facts: readonly Fact[], players: Players): Players[];
  /** A picture of a rules page that only this game has; null if there is none. */
  rulesPicture(kind: string, name: string, uid: string): string | null;
  /** A goal or mine that lies face down. */
  faceDownSvg(uid: string): string;
}

/** A game of which only the interface is known. */
export type Game = GameSpec<View, GameEvent>;

/** Returns a game for the registry, which gives it only views and events of its own. */
export function defineGame<V extends View, E extends GameEvent>(spec: GameSpec<V, E>): Game {
  return spec as unknown as Game;
}
