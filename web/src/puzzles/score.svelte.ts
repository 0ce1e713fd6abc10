// How many puzzles were solved on this device, and on how many days in a row the daily one was. It is told to nobody.
const KEPT = "motherlode.puzzles";
const DAY = 86_400_000;

export interface Score {
  tried: number;
  solved: number;
  /** Days in a row on which the puzzle of the day was solved, and the last of them, as a number of days. */
  streak: number;
  day: number;
  /** The puzzles tried, the last ones last: trying one again does not count. */
  puzzles: readonly string[];
}

const NONE: Score = { tried: 0, solved: 0, streak: 0, day: 0, puzzles: [] };
const REMEMBERED = 1000;

/** The number of today, by the calendar of UTC, as the server counts. */
export function today(now = Date.now()): number {
  return Math.floor(now / DAY);
}

/** The score after an attempt; only the first at a puzzle counts, and at the puzzle of a day for the streak. */
export function scoreAfter(score: Score, puzzle: string, right: boolean, isDaily: boolean, day: number): Score {
  const isNew = !score.puzzles.includes(puzzle);
  const counted = {
    tried: score.tried + 1,
    solved: score.solved + (right ? 1 : 0),
    puzzles: [...score.puzzles, puzzle].slice(-REMEMBERED),
  };
  const next = { ...score, ...(isNew ? counted : {}) };
  if (!isDaily || score.day === day) return next;
  return { ...next, day, streak: right ? (score.day === day - 1 ? score.streak + 1 : 1) : 0 };
}

/** The streak as of a day: one that was not gone on with yesterday is over. */
export function streakOn(score: Score, day: number): number {
  return score.day >= day - 1 ? score.streak : 0;
}

let kept = $state.raw<Score>(read());

export const score = {
  get now(): Score {
    return kept;
  },
  add(puzzle: string, right: boolean, isDaily: boolean): void {
    kept = scoreAfter(kept, puzzle, right, isDaily, today());
    try {
      localStorage.setItem(KEPT, JSON.stringify(kept));
    } catch {
      // Storage is closed to us: the score lasts as long as the page.
    }
  },
};

function read(): Score {
  try {
    return { ...NONE, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Score>) };
  } catch {
    return NONE;
  }
}
