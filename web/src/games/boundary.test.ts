// Outside this folder nothing knows a game: adding one touches a folder and the registry.
import { expect, test } from "vitest";
import { RULESETS } from "./registry";

const SOURCES = import.meta.glob<string>(["../**/*.{ts,svelte}", "!./**", "!../**/*.test.ts", "!../**/sample*.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
/** Generated from the server's types, of which the games' own are a part. */
const GENERATED = "../lib/protocol.ts";
const others = Object.entries(SOURCES).filter(([path]) => path !== GENERATED);

test("there is something to look at", () => expect(others.length).toBeGreaterThan(50));

test.each(others)("%s names no ruleset", (_, source) => {
  for (const ruleset of RULESETS) expect(source).not.toMatch(new RegExp(`["'\`/]${ruleset}["'\`/#]`));
});

test.each(others)("%s imports nothing of a single game", (_, source) => {
  expect(source).not.toMatch(/from "[^"]*games\/(?!art|protocol|registry)[^"]*"/);
  expect(source).not.toMatch(/import\("[^"]*games\//);
});

test.each(others)("%s does not tell games apart by their views", (_, source) => {
  expect(source).not.toMatch(/TunnelsSnapshot|LostMinesSnapshot|TunnelsEvent|LostMinesEvent|forest/i);
});
