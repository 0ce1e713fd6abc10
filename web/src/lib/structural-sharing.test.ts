// What keeps its identity, so that nothing that follows from it is worked out again.
import { describe, expect, test } from "vitest";
import { shared, sharing } from "./structural-sharing";

describe("a value shared with the one before", () => {
  test("is the one before if both are equal", () => {
    const before = { maze: [{ cell: [0, 0], face: "NESW" }], round: 1 };
    expect(shared(before, structuredClone(before))).toBe(before);
  });

  test("keeps the parts that are equal, and has the changes", () => {
    const before = { maze: [{ cell: [0, 0] }, { cell: [1, 0] }], hands: [["map"]] };
    const now = { maze: [{ cell: [0, 0] }, { cell: [1, 1] }, { cell: [2, 0] }], hands: [["map"]] };
    const found = shared(before, structuredClone(now));
    expect(found).toEqual(now);
    expect(found).not.toBe(before);
    expect(found.maze[0]).toBe(before.maze[0]);
    expect(found.hands).toBe(before.hands);
  });

  test("tells apart what only looks alike", () => {
    expect(shared([1, 2, 3], [1, 2])).toEqual([1, 2]);
    expect(shared({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(shared({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
    expect(shared([], {})).toEqual({});
    expect(shared({ a: 1 }, null)).toBeNull();
    expect(shared(new Map([[1, 2]]), new Map([[1, 3]])).get(1)).toBe(3);
  });

  test("does not change what it is given", () => {
    const before = { a: [1], b: [2] };
    const now = { a: [1], b: [3] };
    shared(before, now);
    expect([before, now]).toEqual([
      { a: [1], b: [2] },
      { a: [1], b: [3] },
    ]);
  });
});

test("what is shared with the last value is that of the same source", () => {
  const keep = sharing<number[]>();
  const first = keep([1, 2]);
  expect(keep([1, 2])).toBe(first);
  expect(keep([1])).toEqual([1]);
});
