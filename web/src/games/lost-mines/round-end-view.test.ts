// The board of The Lost Mines at a round's end has everything that the last move did.
import { describe, expect, test } from "vitest";
import type { LostMinesSnapshot } from "../../lib/protocol";
import { roundEndView } from "./round-end-view";

const view = {
  board: [{ cell: [3, 3], face: "EW+lake", tool: false, dwarfs: [] }],
  mines: [{ cell: [10, 1], name: "?", face_up: false, looked_by: [] }],
  tokens: [],
  treasures: [{ kind: "gold", value: "?", holder: null, known_to: [] }],
  dwarfs: [[2, 3]],
  hands: [
    ["boat", "NS"],
    ["?", "?"],
  ],
  roles: ["?"],
  trolls: [false],
  dragon: null,
} as unknown as LostMinesSnapshot;

const after = (...events: object[]) => roundEndView(view, events as never);

test("a tool lies on its obstacle", () => {
  expect(after({ event: "tool-placed", seat: 0, card: "boat", cell: [3, 3] }).board[0]?.tool).toBe(true);
});

test("a card that was played is no longer in hand, however it was turned", () => {
  const laid = { event: "path-laid", seat: 0, face: "NS", cell: [4, 3] };
  const placed = { event: "tool-placed", seat: 1, card: "boat", cell: [3, 3] };
  expect(after(laid, placed, { event: "drew", seat: 0, card: "EW" }).hands).toEqual([["boat", "EW"], ["?"]]);
});

test("who looked at a mine or a treasure is marked, and what only they saw stays unknown", () => {
  const scouted = { event: "scouted", seat: 1, card: "scout", cell: [10, 1], mine: "?" };
  const appraised = { event: "appraised", seat: 0, card: "appraise", treasure: 0, value: "3" };
  const { mines, treasures } = after(scouted, appraised);
  expect(mines[0]).toMatchObject({ name: "?", looked_by: [1] });
  expect(treasures[0]).toMatchObject({ value: "3", known_to: [0] });
});

test("traps and trolls stand on their way", () => {
  const way = [
    [3, 3],
    [4, 3],
  ];
  const { tokens, trolls } = after({ event: "trap-set", seat: 0, way }, { event: "troll-called", seat: 0, way });
  expect(tokens).toEqual([
    { name: "trap", way },
    { name: "troll", way },
  ]);
  expect(trolls).toEqual([true]);
});

test("a mine lies as it was turned, and its treasure is with the player who took it", () => {
  const shown = after(
    { event: "mine-turned-up", cell: [10, 1], mine: "gold", turned: true },
    { event: "treasure-taken", seat: 0, treasure: 0, value: "3" },
  );
  expect(shown.board[1]).toMatchObject({ name: "gold", face: "ES" });
  expect(shown.treasures[0]?.holder).toBe(0);
});

describe("a troll", () => {
  const way = [
    [3, 3],
    [4, 3],
  ];
  const other = [
    [3, 3],
    [3, 4],
  ];
  const called = [
    { event: "troll-called", seat: 0, way },
    { event: "troll-called", seat: 1, way: other },
  ];
  const both = {
    ...view,
    tokens: [
      { name: "troll", way },
      { name: "troll", way: other },
      { name: "trap", way },
    ],
    trolls: [true, true],
  } as unknown as LostMinesSnapshot;

  test("leaves when its player's turn comes, wherever it was called", () => {
    const left = { event: "troll-left", seat: 0 };
    const shown = roundEndView(both, [left] as never, called as never);
    expect(shown.trolls).toEqual([false, true]);
    expect(shown.tokens).toEqual([
      { name: "troll", way: other },
      { name: "trap", way },
    ]);
    const { tokens, trolls } = roundEndView({ ...both, tokens: [], trolls: [false, false] }, [
      ...called,
      left,
    ] as never);
    expect([tokens, trolls]).toEqual([[{ name: "troll", way: other }], [false, true]]);
  });

  test("L-35 goes with a storm that leaves it and a trap between two empty fields", () => {
    const board = [...view.board, { cell: [3, 4], face: "EW", tool: false, dwarfs: [] }];
    const stormed = { event: "stormed", seat: 2, card: "storm", cell: [3, 3], face: "EW+lake" };
    const shown = roundEndView({ ...both, board } as LostMinesSnapshot, [stormed] as never, called as never);
    expect(shown.trolls).toEqual([false, true]);
    expect(shown.tokens).toEqual([{ name: "troll", way: other }]);
  });
});
