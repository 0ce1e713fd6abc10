// Plays a move that was planned while others played, when the turn has come and if it is still legal.
import type { LegalMove } from "../../lib/legal-moves";
import type { Choice, Held } from "./choice.svelte";
import { drawPause, isForCards, whatWasPlanned } from "./plan";

/** What the planner looks at. */
export interface Turn {
  /** Whether I am asked. */
  readonly mine: boolean;
  /** Whether others play, and a card can be held up and aimed. */
  readonly canPlan: boolean;
  readonly legal: LegalMove[];
  /** The table, the round and the cards in my hand: a plan is for these cards. */
  readonly cards: string;
  readonly pause: readonly [number, number];
}

export class Planner {
  /** What was planned and cannot be done any more, for the player to read. */
  failed = $state.raw<LegalMove | null>(null);
  /** The cards with which something may be planned; empty while nothing can be. */
  private plannedWith = "";
  /** A plan that waits until another question is answered. */
  private postponed: Held | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly choice: Choice,
    private readonly make: (move: LegalMove) => void,
  ) {}

  stop(): void {
    clearTimeout(this.timer);
  }

  /** Resets what is held after the hand or the question has changed. */
  reconsider({ mine, canPlan, legal, cards, pause }: Turn): void {
    this.stop();
    const wasPlanning = this.plannedWith !== "";
    const isSameHand = this.plannedWith === cards;
    const before = this.postponed ?? this.choice.inHand();
    const isAnotherQuestion = mine && !isForCards(legal);
    this.postponed = null;
    this.failed = null;
    this.plannedWith = canPlan || (isSameHand && isAnotherQuestion) ? cards : "";
    this.choice.letGo();
    if (!wasPlanning) return;
    if (!isSameHand) this.failed = before.aimed;
    else if (isAnotherQuestion) this.postponed = before;
    else if (mine || canPlan) {
      this.choice.take(before);
      if (mine) this.play(before.aimed, legal, pause);
    }
  }

  /** The turn has come: play what was planned. What is only held up stays so. */
  private play(plan: LegalMove | null, legal: LegalMove[], pause: readonly [number, number]): void {
    const { choice } = this;
    choice.aimed = null;
    if (!plan) return;
    const found = whatWasPlanned(plan, legal);
    const [move] = found;
    if (found.length > 1) choice.among = found;
    else if (move) {
      choice.aimed = move;
      this.timer = setTimeout(() => choice.aimed === move && this.make(move), drawPause(pause, Math.random()));
    } else {
      choice.letGo();
      this.failed = plan;
    }
  }
}
