// On a shared screen nothing that is shown depends on the role of the player who has the device.
import { expect, test } from "vitest";
import type { View } from "../games/protocol";
import type { Fact } from "../lib/protocol";
import type { Scene } from "../table/scene";
import { PrivateScene } from "./private-scene";

const ME = 1;

function sceneWith(role: string): Scene {
  const roles = ["?", role, "?"];
  const events = [
    { event: "round-began", number: 1, first: 0, roles },
    { event: "hats-swapped", seat: 0, card: "swap-hats", target: ME, role },
  ];
  const ended = { event: "round-ended", number: 0, reached: true, roles: ["miner", "saboteur", "miner"], goals: [] };
  const facts = [{ seq: 0, what: { type: "moved" }, events: [ended, ...events] }] as unknown as Fact[];
  return { me: ME, view: { roles, round: 1 } as unknown as View, facts } as unknown as Scene;
}

test("two worlds that differ in my role look alike", () => {
  const [miner, saboteur] = ["miner", "saboteur"].map((role) => new PrivateScene(sceneWith(role)));
  expect(miner?.view).toEqual(saboteur?.view);
  expect(miner?.facts).toEqual(saboteur?.facts);
});

test("what the end of a round showed to all stays", () => {
  expect(new PrivateScene(sceneWith("miner")).facts[0]?.events?.[0]).toMatchObject({
    roles: ["miner", "saboteur", "miner"],
  });
});
