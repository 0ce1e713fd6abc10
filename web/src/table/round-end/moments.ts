// The best and worst moments of a game, from what everyone saw of it.
import type { Highlight } from "../../games/protocol";
import { gameOf } from "../../games/registry";
import type { Fact, GameEvent } from "../../lib/protocol";

export interface Moment {
  /** The part of a text key: `moment-…`. */
  kind: string;
  seat: number;
  count: number;
  isGood: boolean;
  /** The step of the replay at which it happened, or happened last. */
  step: number;
}

const MOST_GOOD = 3;
const MOST_BAD = 2;

/** At most three good moments and two bad ones of the latest game, of different kinds, the good ones first. */
export function momentsOf(facts: readonly Fact[], ruleset: string): Moment[] {
  const game = gameOf(ruleset);
  let found = new Map<string, Moment>();
  let step = 0;
  let earlier: GameEvent[] = [];
  let steps = new Map<GameEvent, number>();
  for (const { what, events } of facts) {
    if (what.type === "began") {
      found = new Map();
      step = 0;
      earlier = [];
      steps = new Map();
    }
    if (what.type === "moved") step += 1;
    const mover = what.type === "moved" ? what.seat : -1;
    for (const event of events ?? []) {
      for (const highlight of game.highlights(event, earlier)) {
        const when = highlight.at && steps.get(highlight.at);
        note(found, highlight, highlight.seat ?? mover, when ?? step);
      }
      earlier.push(event);
      steps.set(event, step);
    }
  }
  const all = [...found.values()].filter((moment) => moment.count > 0 && moment.seat >= 0);
  return [...highest(all, true).slice(0, MOST_GOOD), ...highest(all, false).slice(0, MOST_BAD)];
}

function note(found: Map<string, Moment>, { kind, amount, isGood, by }: Highlight, seat: number, step: number): void {
  const key = `${kind} ${seat}`;
  const before = found.get(key)?.count ?? 0;
  const count = by === "sum" ? before + amount : amount;
  if (count > before) found.set(key, { kind, seat, count, isGood, step });
}

/** The highest count of each kind; of equal ones the first. */
function highest(all: Moment[], isGood: boolean): Moment[] {
  const kinds = new Map<string, Moment>();
  for (const moment of all) {
    const best = kinds.get(moment.kind);
    if (moment.isGood === isGood && (!best || moment.count > best.count)) kinds.set(moment.kind, moment);
  }
  return [...kinds.values()];
}

/** The place of each seat in the final ranking, from 1; equal points and equal success share a place. */
export function placesOf(points: readonly number[], winners: readonly number[]): number[] {
  const rank = (seat: number): [number, number] => [winners.includes(seat) ? 1 : 0, points[seat] ?? 0];
  return points.map((_, seat) => {
    const [won, mine] = rank(seat);
    return 1 + points.filter((_, other) => isAbove(rank(other), [won, mine])).length;
  });
}

function isAbove([won, points]: [number, number], [otherWon, otherPoints]: [number, number]): boolean {
  return won > otherWon || (won === otherWon && points > otherPoints);
}
