// The board of The Lost Mines at a round's end has everything that the last move did.
import { expect, test } from "vitest";
import type { LostMinesSnapshot } from "../../lib/protocol";
import { roundEndView } from "./round-end-view";

const view = {
  board: [{ cell: [3, 3], face: "EW+lake", tool: false, dwarfs: [] }],
  mines: [{ cell: [10, 1], name: "?", face_up: false, looked_by: [] }],
  tokens: [],
  treasures: [{ kind: "gold", value: "?", holder: null, known_to: [] }],
  dwarfs: [[2, 3]],
  roles: ["?"],
  trolls: [false],
  dragon: null,
} as unknown as LostMinesSnapshot;

const after = (...events: object[]) => roundEndView(view, events as never);

test("a tool lies on its obstacle", () => {
  expect(after({ event: "tool-placed", seat: 0, card: "boat", cell: [3, 3] }).board[0]?.tool).toBe(true);
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

test("a mine lies as it was turned, and its treasure is with whoever took it", () => {
  const shown = after(
    { event: "mine-turned-up", cell: [10, 1], mine: "gold", turned: true },
    { event: "treasure-taken", seat: 0, treasure: 0, value: "3" },
  );
  expect(shown.board[1]).toMatchObject({ name: "gold", face: "ES" });
  expect(shown.treasures[0]?.holder).toBe(0);
});
