// A puzzle as a scene: a replay whose last step asks. A move made there is the attempt, and not played on.
import { legalMoves, type LegalMove } from "../lib/legal-moves";
import type { AskedPuzzle, SolvedPuzzle } from "../lib/protocol";
import { ask } from "../net/api";
import { ReplayScene } from "../replay/replay-scene.svelte";

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

  override async play(answer = ""): Promise<void> {
    const solved = await ask<SolvedPuzzle>("POST", `/api/puzzles/${this.puzzle.id}/attempts`, { answer });
    this.answer = answer;
    this.solved = solved;
    this.onsolved(solved.right);
  }
}
