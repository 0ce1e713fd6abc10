// The ends of a round and of a game, kept as they were until the player closes them, even if others go on.
import type { View } from "../games/protocol";
import { gameOf } from "../games/registry";
import type { Fact, GameEvent, Result } from "../lib/protocol";

/** The board at the end of a round, before and after the goals are turned up. */
export interface HeldRoundEnd {
  /** The entry that told of it. */
  seq: number;
  /** The game it belongs to. */
  game: number;
  before: View;
  after: View;
}

/** A game that has ended, as it was then. */
export interface HeldGameEnd {
  game: number;
  result: Result;
  view: View;
  facts: Fact[];
  names: string[];
  me: number;
}

const isRoundEnd = (event: GameEvent): boolean => event.event === "round-ended";

export function hasRoundEnd(fact: Fact): boolean {
  return (fact.events ?? []).some(isRoundEnd);
}

function hasRoundStart(fact: Fact): boolean {
  return (fact.events ?? []).some((event) => event.event === "round-began");
}

export class HeldEnds {
  /** The end of a round that was seen as it happened, with the board as it lay then; null once it is put aside. */
  round = $state.raw<HeldRoundEnd | null>(null);
  /** The end of a game, kept even if others have gone on. */
  game = $state.raw<HeldGameEnd | null>(null);
  isGameShown = $state(false);

  /** Keeps the end of a round that comes with some news, whose events follow on a view of that round; `told` are the
   *  entries before them. */
  holdRound(fresh: Fact[], view: View | null, game: number, told: readonly Fact[] = []): void {
    const at = fresh.map(hasRoundEnd).lastIndexOf(true);
    const end = fresh[at];
    if (!end || !view || fresh.slice(at + 1).some(isNextGame)) return;
    const earlier = fresh.slice(0, at);
    // The view is of another round: there is no board to begin with.
    if (earlier.some((fact) => hasRoundStart(fact) || isNextGame(fact))) return;
    const spec = gameOf(view.ruleset);
    const events = end.events ?? [];
    const played = earlier.flatMap((fact) => fact.events ?? []);
    const before = spec.roundEndView(
      view,
      [...played, ...events.slice(0, events.findIndex(isRoundEnd))],
      told.slice(Math.max(0, told.map(hasRoundStart).lastIndexOf(true))).flatMap((fact) => fact.events ?? []),
    );
    this.round = {
      seq: end.seq,
      game,
      before,
      after: spec.roundEndView(before, events.slice(events.findIndex(isRoundEnd))),
    };
  }

  /** Takes up the end of a round that came before this page was opened, while gold is still being shared. */
  resumeRound(facts: Fact[], view: View, game: number): void {
    const ended = facts.map(hasRoundEnd).lastIndexOf(true);
    const end = facts[ended];
    if (!end || ended <= facts.map(hasRoundStart).lastIndexOf(true)) return;
    const after = gameOf(view.ruleset).roundEndView(view, (end.events ?? []).filter(isRoundEnd));
    this.round = { seq: end.seq, game, before: view, after };
  }

  holdGame(end: HeldGameEnd): void {
    if (this.game?.game === end.game) return;
    this.game = end;
    this.isGameShown = this.round === null;
  }

  /** Puts the end of a round aside; after the last round the end of the game follows. */
  closeRound(): void {
    this.round = null;
    if (this.game) this.isGameShown = true;
  }

  /** Others have gone on, to the room or to another game: what is left to see of this one is its end. */
  leaveTable(): void {
    if (this.round) this.closeRound();
  }

  forgetGame(): void {
    this.game = null;
    this.isGameShown = false;
  }
}

/** Whether an entry begins another game, or leads back to the room. */
function isNextGame({ what }: Fact): boolean {
  return what.type === "began" || what.type === "regathered";
}
