// A puzzle as a scene: a replay whose last step asks. A move made there is the attempt, and not played on.
import { legalMoves, type LegalMove } from "../lib/legal-moves";
import { parseMove } from "../lib/notation";
import type { AskedPuzzle, SolvedPuzzle } from "../lib/protocol";
import { ask } from "../net/api";
import { ReplayScene } from "../replay/replay-scene.svelte";
import type { AnswerMark } from "../state/answer-marks.svelte";

export class PuzzleScene extends ReplayScene {
  /** What was told after the attempt; null before it. */
  solved = $state.raw<SolvedPuzzle | null>(null);
  /** The attempt. */
  answer = $state("");
  private readonly choices: LegalMove[];

  constructor(
    readonly puzzle: AskedPuzzle,
    private readonly onsolved: (right: boolean) => void,
  ) {
    super(puzzle.replay, puzzle.replay.steps.length - 1);
    this.choices = legalMoves(puzzle.legal, puzzle.details);
  }

  override get legal(): LegalMove[] {
    return this.isOpen ? this.choices : [];
  }

  /** Whether an answer can be given now. */
  get isOpen(): boolean {
    return !this.solved && this.step === this.last;
  }

  /** After an attempt: the answer and, if it is another one, the attempt, where they are on the table. */
  get marks(): AnswerMark[] {
    const { solved } = this;
    if (!solved || (this.puzzle.kind === "move" && this.step !== this.last)) return [];
    const answers = solved.answers.map((answer) => this.mark(answer, true, solved));
    return solved.right ? answers : [...answers, this.mark(this.answer, false, solved)];
  }

  private mark(answer: string, isRight: boolean, { suspicion, chances }: SolvedPuzzle): AnswerMark {
    if (this.puzzle.kind === "who") {
      const seat = Number(answer);
      return { isRight, cell: null, seat, share: suspicion?.[seat] };
    }
    const { cells, seat } = parseMove(answer);
    const cell = cells.at(-1) ?? null;
    const share = chances?.find(([move]) => move === answer)?.[1];
    // A move that is aimed at nothing is the player's own affair.
    return { isRight, cell, seat: cell ? null : (seat ?? this.me), share };
  }

  override async play(answer = ""): Promise<void> {
    const solved = await ask<SolvedPuzzle>("POST", `/api/puzzles/${this.puzzle.id}/attempts`, { answer });
    this.answer = answer;
    this.solved = solved;
    this.onsolved(solved.right);
  }
}
