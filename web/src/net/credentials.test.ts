// A personal link changes who this device is only if the server says whose it is, and its owner agrees.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Me } from "./credentials.svelte";

const MINE: Me = { guest: "my-id", name: "Ada", token: "mine" };
const THEIRS: Me = { guest: "their-id", name: "Eve", token: "renewed" };

const kept = new Map<string, string>();
let hash = "";
let answers: (token: string) => Response;

beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal("location", {
    pathname: "/t/X",
    search: "",
    get hash() {
      return hash;
    },
  });
  vi.stubGlobal("history", { state: null, replaceState: () => (hash = "") });
  vi.stubGlobal("fetch", async (_: string, { headers }: { headers: Record<string, string> }) => {
    await Promise.resolve();
    return answers((headers["Authorization"] ?? "").replace("Bearer ", ""));
  });
});

afterEach(() => void vi.unstubAllGlobals());

/** Follows a link on a device; returns the credentials it has then, and whom it was asked about. */
async function follows(link: string, own: Me | null, agrees: boolean): Promise<{ card: Me | null; asked: string[] }> {
  if (own) kept.set("motherlode.me", JSON.stringify(own));
  hash = `#k=${link}`;
  const { me, takeOverLink } = await import("./credentials.svelte");
  const asked: string[] = [];
  await takeOverLink(({ name }) => {
    asked.push(name);
    return agrees;
  });
  const stored = kept.get("motherlode.me");
  expect(me.card).toEqual(stored === undefined ? null : JSON.parse(stored));
  return { card: me.card, asked };
}

const refuses = () => new Response('{"why":"bad-token"}', { status: 401 });

test("a forged link that names me does not replace my token", async () => {
  answers = refuses;
  const forged = `${btoa(JSON.stringify(["my-id", "x", "", 1]))}.x`;
  expect(await follows(forged, MINE, true)).toEqual({ card: MINE, asked: [] });
  expect(hash).toBe("");
});

test("another guest's link is asked about, with and without credentials of one's own", async () => {
  answers = () => Response.json(THEIRS);
  expect(await follows("theirs", MINE, false)).toEqual({ card: MINE, asked: ["Eve"] });
  vi.resetModules();
  expect(await follows("theirs", MINE, true)).toEqual({ card: THEIRS, asked: ["Eve"] });
  vi.resetModules();
  kept.clear();
  expect(await follows("theirs", null, false)).toEqual({ card: null, asked: ["Eve"] });
  vi.resetModules();
  expect(await follows("theirs", null, true)).toEqual({ card: THEIRS, asked: ["Eve"] });
});

test("my own link is taken over without a question", async () => {
  answers = () => Response.json({ ...MINE, token: "renewed" });
  expect(await follows("mine", MINE, false)).toEqual({ card: { ...MINE, token: "renewed" }, asked: [] });
});

test("a link that cannot be verified now changes nothing, and is still there after a reload", async () => {
  answers = () => {
    throw new TypeError("no net");
  };
  expect(await follows("mine", MINE, true)).toEqual({ card: MINE, asked: [] });
  expect(hash).toBe("#k=mine");
});
