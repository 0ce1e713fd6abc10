// The answer of a puzzle and the attempt at it, marked on cells and seats of the table with their chances.
import { cellKey, type Cell } from "../lib/notation";

export interface AnswerMark {
  readonly isRight: boolean;
  /** The cell or the seat that is marked. */
  readonly cell: Cell | null;
  readonly seat: number | null;
  /** How often the move wins, or how suspicious the seat is; undefined if it was not worked out. */
  readonly share: number | undefined;
}

let all = $state.raw<readonly AnswerMark[]>([]);

export const answerMarks = {
  /** Marks until told otherwise. */
  show(marks: readonly AnswerMark[]): void {
    all = marks;
  },
  /** The cells that are marked, each with its marks. */
  get cells(): { cell: Cell; marks: AnswerMark[] }[] {
    const found = new Map<string, { cell: Cell; marks: AnswerMark[] }>();
    for (const mark of all) {
      if (!mark.cell) continue;
      const key = cellKey(mark.cell);
      const there = found.get(key);
      if (there) there.marks.push(mark);
      else found.set(key, { cell: mark.cell, marks: [mark] });
    }
    return [...found.values()];
  },
  ofSeat(seat: number): AnswerMark[] {
    return all.filter((mark) => mark.seat === seat);
  },
};
