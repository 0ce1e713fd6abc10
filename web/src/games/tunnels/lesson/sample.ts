// A lesson for tests that answers as the server does: two chapters, each followed by two moves of the others.
import type { GameEvent, Lesson, TunnelsSnapshot, Step } from "../../../lib/protocol";

const CHAPTERS = ["lay-a-tunnel", "share-the-gold", "the-end"];
const GO_ON = [["EW@1,0"], ["take=1", "take=3"]];

function step(seat: number | undefined, front: string[] = []): Step {
  const view = { hands: [["EW", "map", "N.S"]], front: [front] } as unknown as TunnelsSnapshot;
  const events: GameEvent[] = [];
  return seat === undefined ? { events, view, turn: 0 } : { events, view, seat, move: "x", turn: (seat + 1) % 3 };
}

export function sampleLesson(moves: string[]): Lesson {
  const wrong = moves.findIndex((move, number) => !GO_ON[number]?.includes(move));
  const made = wrong < 0 ? moves.length : wrong;
  const rounds = Array.from({ length: made }, () => [step(0), step(1), step(2)]);
  const steps = [step(undefined), ...rounds.flat()];
  return {
    ruleset: "base",
    seats: 3,
    names: ["", "Ada", "Lou"],
    chapters: CHAPTERS,
    chapter: CHAPTERS[made] ?? "",
    made,
    steps,
    view: step(undefined).view,
    legal: [...(GO_ON[made] ?? []), "pass(EW)"],
    go_on: GO_ON[made] ?? [],
    details: (GO_ON[made] ?? []).map((move) =>
      move === "EW@1,0" ? { action: "lay", cards: ["EW"], cell: [1, 0] } : { action: "choose" },
    ),
    refused: wrong < 0 ? null : { why: "off-lesson" },
    result: made === 2 ? { points: [3, 1, 0], winners: [0], seed: "" } : null,
  };
}
