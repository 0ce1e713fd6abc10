// Every name there must be a picture for, read from the boxes the engine reads. For the tests and the gallery.

import { rotated } from "../lib/face";

const boxes = import.meta.glob<string>("../../../src/motherlode/games/*/cards/*.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});

const box = (name: string): string => {
  const text = Object.entries(boxes).find(([path]) => path.endsWith(`/${name}.toml`))?.[1];
  if (text === undefined) throw new Error(`no box ${name}`);
  return text;
};

/** The values of a key in all tables of a name: `values(text, "tunnel", "face")`. */
function values(text: string, table: string, key: string): string[] {
  const tables = text.split(/^\[+/m).filter((part) => part.startsWith(`${table}]`));
  const line = new RegExp(`^${key} = "(.+)"`, "m");
  return tables.flatMap((part) => line.exec(part)?.[1] ?? []);
}

/** The keys of all inline tables of a name: `keys(text, "cast")` of `cast = { miner = 3 }`. */
function keys(text: string, name: string): string[] {
  const found = [...text.matchAll(new RegExp(`^(?:${name}|\\d+) = \\{(.+)\\}`, "gm"))];
  return [
    ...new Set(found.flatMap(([, inner = ""]) => [...inner.matchAll(/(\w+) =/g)].map((match) => match[1] ?? ""))),
  ];
}

const bothWays = (faces: readonly string[]): string[] => [...new Set(faces.flatMap((face) => [face, rotated(face)]))];

export interface Names {
  /** Tunnel or path cards, each in both the ways it can lie. */
  faces: readonly string[];
  actions: readonly string[];
  /** Starts, goals and mines, with the ways they can lie. */
  fixtures: readonly { name: string; faces: readonly string[] }[];
  /** Those of The Lost Mines with their clans. */
  roles: readonly string[];
}

function fixtures(text: string, table: string, key = "name"): { name: string; faces: string[] }[] {
  const faces = values(text, table, "face");
  return values(text, table, key).map((name, i) => ({ name, faces: bothWays([faces[i] ?? ""]) }));
}

const base = box("base");
const second = box("saboteur2");
const lost = box("lost-mines");
const clans = values(lost, "start", "clan");

export const tunnelsNames: Names = {
  faces: bothWays([...values(base, "tunnel", "face"), ...values(second, "tunnel", "face")]),
  actions: [...values(base, "action", "name"), ...values(second, "action", "name")],
  fixtures: [...fixtures(base, "start"), ...fixtures(base, "goal")],
  roles: [...new Set([...keys(base, "cast"), ...keys(second, "cast")])],
};

export const lostMinesNames: Names = {
  faces: bothWays(values(lost, "path", "face")),
  actions: values(lost, "action", "name"),
  fixtures: [
    ...fixtures(lost, "start", "clan").map(({ name, faces }) => ({ name: `${name}-start`, faces })),
    ...fixtures(lost, "mine"),
  ],
  roles: clans.flatMap((clan) => keys(lost, "clan").map((role) => `${clan}-${role}`)),
};
