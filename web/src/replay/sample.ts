// A replay for tests, small and whole: three rounds, a bot, and a seat without a name.
import type { Replay, GameEvent, TunnelsSnapshot, Step } from "../lib/protocol";

const VIEW = { hands: [["EW", "map"], ["?"], []] } as unknown as TunnelsSnapshot;
const EVENTS: object[][] = [
  [{ event: "round-began", number: 1, first: 0, roles: ["miner", "?", "?"] }],
  [{ event: "laid", seat: 0, face: "EW", cell: [1, 0] }],
  [{ event: "round-ended", number: 1, reached: true, roles: ["miner", "saboteur", "miner"], goals: [] }],
  [
    { event: "gold-taken", seat: 0, nuggets: "2" },
    { event: "round-began", number: 2, first: 1, roles: ["?", "?", "?"] },
  ],
  [
    { event: "round-ended", number: 2, reached: false, roles: ["miner", "saboteur", "miner"], goals: [] },
    { event: "gold-paid", seat: 1, nuggets: "?" },
    { event: "round-began", number: 3, first: 2, roles: ["?", "?", "?"] },
  ],
  [{ event: "discarded", seat: 1, card: "?" }],
  [
    { event: "round-ended", number: 3, reached: false, roles: ["miner", "saboteur", "miner"], goals: [] },
    { event: "game-ended", took: [], gold: [2, 3, 0], winners: [1] },
  ],
];

function step(events: object[], number: number): Step {
  const view = { ...VIEW, round: number };
  const moved = number ? { seat: (number - 1) % 3, move: "pass(?)", by: "bot" as const } : {};
  return { events: events as GameEvent[], view, turn: number % 3, asked: "turn", at: 100 + number, ...moved };
}

export function sampleReplay(eyes = "truth"): Replay {
  return {
    ruleset: "base",
    seats: 3,
    names: ["Noa", "Opal", ""],
    bots: ["", "belief", ""],
    options: {},
    eyes,
    steps: EVENTS.map(step),
    result: { points: [2, 3, 0], winners: [1], seed: "seed" },
    seed_hash: "hash",
  };
}
