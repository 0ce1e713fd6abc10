// Events of every kind as they are sent, some with what they hide and some without. For tests.
import type { GameEvent } from "../lib/protocol";

/** The rulesets whose tables bring an event. */
export interface Sample {
  ruleset: string;
  event: GameEvent;
}

type Kind = GameEvent["event"];
type Told<K extends Kind> = Extract<GameEvent, { event: K }>;
type Samples = { [K in Kind]: [ruleset: string, event: Omit<Told<K>, "event"> & Partial<Told<K>>][] };

const [BASE, TWO, LOST_MINES] = ["base", "saboteur2", "lost-mines"];
const GOALS = ["treasure", "stone-1", "stone-2"];
const MINES = ["gems", "gold", "silver", "dragon"];
const UNSEEN = { goals: ["?", "?", "?"], aside: [], deck: ["?", "?"], gold: ["?"] };
const TUNNEL_CARDS = [
  ...["NS", "NE", "NES", "NESW", "N.E.S.W", "S", "NS.EW", "NW.ES", "S+ladder", "ES+ladder", "NS+blue", "NS.E+green"],
  ...["ESW+crystal", "EW.S+crystal", "NE.S", "?"],
];
const PATH_CARDS = ["NS", "NW", "NEW", "NESW+ditch", "NS+tree", "NEW+lake", "NE+rocks", "NES+campfire", "axe", "?"];
const SIGNS = ["pick", "lamp", "cart", "trap", "theft"];
const WAY: [[number, number], [number, number]] = [
  [3, 3],
  [4, 3],
];

const ALL: Samples = {
  "round-began": [
    [BASE, { number: 1, first: 0, roles: ["miner", "?", "?", "?"], hands: [["NS", "map"], ["?"], ["?"]], ...UNSEEN }],
    [TWO, { number: 2, first: 2, roles: ["geologist", "?", "?", "?"], hands: [["NS"], ["?"], ["?"]], ...UNSEEN }],
    [
      LOST_MINES,
      {
        ...{ number: 1, first: 1, clans: ["blue", "yellow", "blue"], roles: ["selfish", "?", "?"], hands: [["axe"]] },
        ...{ mines: ["?", "?", "?", "?"], kinds: ["gems", "gold", "gold"], treasures: ["?", "?", "?"] },
        ...{ aside: ["?"], deck: ["?"], luck: ["?"] },
      },
    ],
  ],
  asked: [
    ...["turn", "gold", "theft"].map((what): [string, { seat: number; what: string }] => [TWO, { seat: 1, what }]),
    ...["play", "walk", "treasure", "vote"].map((what): [string, { seat: number; what: string }] => [
      LOST_MINES,
      { seat: 0, what },
    ]),
  ],
  queued: [
    [BASE, { decisions: [] }],
    [BASE, { decisions: ["gold:0", "gold:1"] }],
    [LOST_MINES, { decisions: ["vote:2"] }],
  ],
  laid: TUNNEL_CARDS.filter((face) => face !== "?").map((face) => [TWO, { seat: 1, face, cell: [3, -1] }]),
  "goal-turned-up": GOALS.map((goal, at) => [BASE, { cell: [8, 2 * at - 2], goal, turned: false }]),
  "put-in-front": [
    ...SIGNS.slice(0, 4).flatMap((sign): [string, { seat: number; card: string; target: number; sign: string }][] => [
      [TWO, { seat: 1, card: sign === "trap" ? "trap" : `break-${sign}`, target: 0, sign }],
      [TWO, { seat: 1, card: sign === "trap" ? "trap" : `break-${sign}`, target: 2, sign }],
    ]),
    [TWO, { seat: 1, card: "theft", target: 1, sign: "theft" }],
  ],
  "front-cleared": SIGNS.flatMap((sign) =>
    [0, 1, 2].map((target): [string, { seat: number; card: string; target: number; sign: string }] => [
      TWO,
      { seat: 1, card: "free", target, sign },
    ]),
  ),
  "rock-fell": [[BASE, { seat: 2, card: "rockfall", cell: [1, 0], face: "N.E" }]],
  peeked: ["?", ...GOALS].map((goal) => [BASE, { seat: 1, card: "map", cell: [8, 0], goal }]),
  discarded: [
    ...TUNNEL_CARDS.map((card): [string, { seat: number; card: string }] => [TWO, { seat: 1, card }]),
    ...PATH_CARDS.map((card): [string, { seat: number; card: string }] => [LOST_MINES, { seat: 1, card }]),
  ],
  "passed-empty": [[BASE, { seat: 1 }]],
  drew: ["map", "fix-cart+lamp", "hands-off", "?"].map((card) => [TWO, { seat: 0, card }]),
  "round-ended": [
    [BASE, { number: 1, reached: true, roles: ["miner", "saboteur", "miner", "miner"], goals: GOALS, winners: [0, 2] }],
    [BASE, { number: 2, reached: false, roles: ["miner", "saboteur", "miner", "miner"], goals: GOALS, winners: [1] }],
    [BASE, { number: 3, reached: false, roles: ["miner", "miner", "miner", "saboteur"], goals: GOALS, winners: [] }],
    [
      TWO,
      {
        number: 1,
        reached: true,
        roles: ["blue", "boss", "profiteer", "green", "green"],
        goals: GOALS,
        winners: [0, 1, 2],
      },
    ],
    [
      TWO,
      { number: 1, reached: false, roles: ["blue", "boss", "geologist", "green", "green"], goals: GOALS, winners: [] },
    ],
    [LOST_MINES, { number: 1, roles: ["loyal", "selfish", "saboteur"], treasures: ["3", "2", "1"], mines: MINES }],
  ],
  "gold-drawn": [1, 2, 5].map((count) => [BASE, { count }]),
  "gold-passed": [["?", "?"], ["1"], ["1", "2", "3"]].map((pool) => [BASE, { seat: 0, pool }]),
  "gold-taken": ["?", "1", "2", "3"].map((nuggets) => [BASE, { seat: 0, nuggets }]),
  "gold-paid": ["?", "1", "2", "3"].map((nuggets) => [BASE, { seat: 1, nuggets }]),
  "hats-swapped": ["?", "boss"].flatMap((role) =>
    [0, 1, 2].map((target): [string, { seat: number; card: string; target: number; role: string }] => [
      TWO,
      { seat: 1, card: "swap-hats", target, role },
    ]),
  ),
  inspected: [
    ...["?", "profiteer"].map((role): [string, Omit<Told<"inspected">, "event">] => [
      TWO,
      { seat: 1, card: "inspect", target: 0, role },
    ]),
    ...["?", "loyal"].map((role): [string, Omit<Told<"inspected">, "event">] => [
      LOST_MINES,
      { seat: 1, card: "look-dwarf+mine", target: 2, role },
    ]),
  ],
  "hands-swapped": [
    [TWO, { seat: 1, card: "swap-hands", target: 0, gave: ["NS", "theft"], got: ["map"] }],
    [TWO, { seat: 0, card: "swap-hands", target: 2, gave: [], got: ["swap-hats"] }],
    [TWO, { seat: 1, card: "swap-hands", target: 2, gave: ["?"], got: ["?", "?"] }],
  ],
  shed: SIGNS.map((sign) => [TWO, { seat: 1, sign }]),
  earned: [0, 1, 2, 5].map((nuggets) => [TWO, { seat: 1, nuggets }]),
  robbed: [true, false].flatMap((got) =>
    [0, 2].map((target): [string, { seat: number; target: number; got: boolean }] => [TWO, { seat: 1, target, got }]),
  ),
  "game-ended": [
    [BASE, { took: ["1"], gold: [5, 2, 0], winners: [0] }],
    [BASE, { took: ["1"], gold: [3, 3, 0], winners: [0, 1] }],
    [BASE, { took: ["1"], gold: [0, 0, 0], winners: [0, 1, 2] }],
    [LOST_MINES, { points: [1, 0, 0], winners: [0] }],
    [LOST_MINES, { points: [7, 7, 0], winners: [0, 1] }],
  ],
  "path-laid": PATH_CARDS.slice(0, 8).map((face) => [LOST_MINES, { seat: 1, face, cell: [4, 3] }]),
  "tool-placed": ["axe", "boat", "rope"].map((card) => [LOST_MINES, { seat: 1, card, cell: [4, 3] }]),
  "trap-set": [[LOST_MINES, { seat: 1, card: "trap", way: WAY }]],
  "troll-called": [[LOST_MINES, { seat: 1, card: "troll", way: WAY }]],
  "troll-left": [[LOST_MINES, { seat: 1 }]],
  stormed: [[LOST_MINES, { seat: 1, card: "storm", cell: [4, 3], face: "NS" }]],
  scouted: ["?", ...MINES].map((mine, at) => [
    LOST_MINES,
    { seat: 1, card: "look-dwarf+mine", cell: [10, 1 + 2 * (at % 4)], mine },
  ]),
  appraised: ["?", "1", "2", "5"].map((value, treasure) => [
    LOST_MINES,
    { seat: 1, card: "look-mine+treasure", treasure, value },
  ]),
  "cards-due": [1, 2].map((count) => [LOST_MINES, { count }]),
  walked: [
    [
      LOST_MINES,
      {
        seat: 1,
        cells: [
          [3, 3],
          [4, 3],
        ],
      },
    ],
  ],
  "card-lost": ["?", "rope", "EW+lake"].map((card) => [LOST_MINES, { seat: 1, card }]),
  "mine-turned-up": MINES.map((mine, at) => [LOST_MINES, { cell: [10, 1 + 2 * at], mine, turned: false }]),
  "dragon-woken": [[LOST_MINES, { seat: 1 }]],
  "treasure-taken": ["?", "1", "2", "5"].map((value, treasure) => [LOST_MINES, { seat: 1, treasure, value }]),
  "turn-lost": [[LOST_MINES, { seat: 1 }]],
  "vote-called": [[LOST_MINES, { seat: 1 }]],
  voted: [true, false].map((agrees) => [LOST_MINES, { seat: 1, agrees }]),
  "vote-ended": [[LOST_MINES, {}]],
  scored: [
    [LOST_MINES, { points: [1, 2, 5] }],
    [LOST_MINES, { points: [0, -2, 0] }],
    [LOST_MINES, { points: [0, 0, 0] }],
  ],
};

/** One of each, and more where a sentence has several forms. */
export const SAMPLES: Sample[] = Object.entries(ALL).flatMap(([kind, list]) =>
  list.map(([ruleset, fields]) => ({ ruleset, event: { ...fields, event: kind } as GameEvent })),
);
