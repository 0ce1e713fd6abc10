// Every card of every box has a picture of its own, the same each time, whose ids stay apart from every other's.

import { describe, expect, test, vi } from "vitest";
import * as art from "./art";
import { lostMinesNames, tunnelsNames, type Names } from "./card-names";

const worlds: [art.Terrain, Names][] = [
  ["rock", tunnelsNames],
  ["woods", lostMinesNames],
];
const cardsOf = (names: Names): string[] => [
  ...names.faces,
  ...names.actions,
  ...names.fixtures.map((fixture) => fixture.name),
];

/** Every picture there is, by a name of its own. */
const pictures = new Map<string, (shown: art.Shown) => string>();
for (const [terrain, names] of worlds) {
  for (const name of [...cardsOf(names), "?"]) {
    pictures.set(`${terrain} ${name}`, (shown) => art.cardSvg(name, { terrain, ...shown }));
  }
  for (const name of ["trap", "treasure"]) {
    pictures.set(`${terrain} icon ${name}`, (shown) => art.iconSvg(name, { terrain, ...shown }));
  }
}
for (const face of tunnelsNames.faces) {
  pictures.set(`unreached ${face}`, (shown) => art.cardSvg(face, { unreached: true, ...shown }));
}
for (const face of lostMinesNames.faces.filter((name) => /tree|lake|ditch/.test(name))) {
  pictures.set(`cleared ${face}`, (shown) => art.cardSvg(face, { terrain: "woods", tool: true, ...shown }));
}
for (const frame of ["card", "bust"] as const) {
  for (const role of [...tunnelsNames.roles, "?"]) {
    pictures.set(`${frame} ${role}`, (shown) => art.roleSvg(role, { frame, ...shown }));
  }
  for (const name of [...lostMinesNames.roles, "blue-?", "yellow-?"]) {
    const [clan, role = ""] = name.split("-");
    pictures.set(`${frame} ${name}`, (shown) => art.roleSvg(role, { clan, frame, ...shown }));
  }
}
for (const kind of ["gems", "gold", "silver"]) {
  for (const value of ["?", 1, 2, 3, 4, 5, 10]) {
    pictures.set(`${kind} ${value}`, (shown) => art.treasureSvg(kind, value, shown));
  }
}
for (const nuggets of [1, 2, 3, "?"]) pictures.set(`gold card ${nuggets}`, (shown) => art.goldSvg(nuggets, shown));
for (const name of ["trap", "troll", "dragon", "axe", "boat", "rope"]) {
  pictures.set(`token ${name}`, (shown) => art.tokenSvg(name, shown));
}
for (const clan of ["blue", "yellow"]) {
  pictures.set(`figure ${clan}`, (shown) => art.dwarfFigureSvg("#5fa8a0", clan, { mark: 3, ...shown }));
}
for (const tool of ["pick", "lamp", "cart"]) {
  pictures.set(`tool ${tool}`, (shown) => art.toolSvg(tool, shown));
  pictures.set(`broken ${tool}`, (shown) => art.toolSvg(tool, { broken: true, ...shown }));
}
pictures.set("goal ?", (shown) => art.goalSvg("?", shown));
pictures.set("mine ?", (shown) => art.mineSvg("?", shown));
pictures.set("avatar", (shown) => art.avatarSvg("Noa", shown));

const ids = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? "");
const links = (svg: string): string[] => [...svg.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1] ?? "");

describe("the boxes", () => {
  test("are read whole", () => {
    expect(tunnelsNames.faces.length).toBeGreaterThan(60);
    expect(tunnelsNames.actions).toContain("fix-cart+lamp");
    expect(tunnelsNames.fixtures.map((fixture) => fixture.name)).toEqual(["start", "treasure", "stone-1", "stone-2"]);
    expect(tunnelsNames.roles).toEqual(["miner", "saboteur", "blue", "green", "boss", "profiteer", "geologist"]);
    expect(lostMinesNames.actions).toContain("look-dwarf+mine");
    expect(lostMinesNames.fixtures.map((fixture) => fixture.name)).toContain("yellow-start");
    expect(lostMinesNames.roles).toHaveLength(6);
  });

  test.each(worlds)("every card of the %s has a picture of its own", (terrain, names) => {
    expect(cardsOf(names).filter((name) => !art.knowsCard(name, terrain))).toEqual([]);
  });

  test("every fixture lies in both its ways", () => {
    for (const [terrain, names] of worlds) {
      for (const { name, faces } of names.fixtures) {
        const drawn = new Set(faces.map((face) => art.tileSvg({ face, name }, { terrain })));
        expect(drawn.size, name).toBe(faces.length);
      }
    }
  });

  test("every role has a picture of its own", () => {
    expect(tunnelsNames.roles.filter((role) => !art.knowsRole(role))).toEqual([]);
    const clansmen = lostMinesNames.roles.map((name) => name.split("-") as [art.Clan, string]);
    expect(clansmen.filter(([clan, role]) => !art.knowsRole(role, clan))).toEqual([]);
  });

  test("a name of no box has none", () => {
    for (const name of ["", "?", "NN.", "NS+lake", "NS+dragon", "fix-boat", "axe"]) {
      expect(art.knowsCard(name, "rock"), name).toBe(false);
    }
    expect(art.knowsCard("NS+blue", "woods")).toBe(false);
  });
});

describe("a picture", () => {
  test("differs from every other", () => {
    const bodies = [...pictures].map(([, draw]) => draw({}).replace(/ml[a-z0-9]+-/g, ""));
    expect(new Set(bodies).size).toBe(pictures.size);
  });

  test("is well formed, finds all its ids, and has no number that is none", () => {
    for (const [name, draw] of pictures) {
      const svg = draw({ uid: "3,-1" });
      const opened = [...svg.matchAll(/<([a-zA-Z]+)[^>]*[^/]>|<([a-zA-Z]+)>/g)].length;
      expect(opened, name).toBe([...svg.matchAll(/<\/[a-zA-Z]+>/g)].length);
      expect(svg, name).not.toMatch(/NaN|undefined|Infinity|@/);
      expect(new Set(ids(svg)).size, name).toBe(ids(svg).length);
      for (const link of links(svg)) expect(ids(svg), name).toContain(link);
    }
  });

  test("is the same each time it is drawn, whatever was drawn before", async () => {
    vi.resetModules();
    const fresh = await import("./art");
    for (const face of [...tunnelsNames.faces].reverse()) {
      expect(fresh.cardSvg(face, { uid: "a" }), face).toBe(art.cardSvg(face, { uid: "a" }));
    }
    for (const name of lostMinesNames.actions) {
      const shown = { terrain: "woods", uid: "a" } as const;
      expect(fresh.cardSvg(name, shown), name).toBe(art.cardSvg(name, shown));
    }
    expect(fresh.avatarSvg("Noa")).toBe(art.avatarSvg("Noa"));
  });

  test("shares no id with another, nor with its twin of another uid", () => {
    const uids = ["", "1", "3,-1", "3.-1", "3 -1", "3_-1", "Ω"];
    const all = [...pictures].flatMap(([, draw]) => uids.flatMap((uid) => ids(draw({ uid }))));
    expect(new Set(all).size).toBe(all.length);
  });

  test("says its label, safely, and nothing without one", () => {
    const svg = art.cardSvg("NES", { label: 'a "tunnel" <b> & @' });
    expect(svg).toContain('role="img" aria-label="a &#34;tunnel&#34; &#60;b&#62; &#38; @"');
    expect(art.cardSvg("NES")).toContain('aria-hidden="true"');
  });
});

describe("light", () => {
  const glows = (svg: string): boolean => svg.includes("--ml-floor-hi");
  const greys = (svg: string): boolean => svg.includes("--ml-dim-hi");

  test("a card in the hand is bright, one out of reach is grey", () => {
    for (const face of tunnelsNames.faces) {
      expect([glows(art.cardSvg(face)), greys(art.cardSvg(face))], face).toEqual([true, false]);
      expect([glows(art.cardSvg(face, { reached: "" })), greys(art.cardSvg(face, { reached: "" }))], face).toEqual([
        false,
        true,
      ]);
    }
  });

  test("ways that do not meet are reached apart", () => {
    for (const face of tunnelsNames.faces.filter((name) => name.includes("."))) {
      for (const group of (face.split("+")[0] ?? "").split(".")) {
        const svg = art.cardSvg(face, { reached: group });
        expect([glows(svg), greys(svg)], `${face} reached ${group}`).toEqual([true, true]);
      }
    }
  });

  test("changes colours and no line", () => {
    const lines = (svg: string): string[] => [...svg.matchAll(/ d="([^"]+)"/g)].map((match) => match[1] ?? "");
    for (const face of tunnelsNames.faces) {
      expect(lines(art.cardSvg(face, { unreached: true })), face).toEqual(lines(art.cardSvg(face)));
    }
  });
});

/** Where the floors' outlines cross an edge of the card. */
function crossings(svg: string, edge: string): number[] {
  const upright = edge === "E" || edge === "W";
  const line = { N: 0, S: 300, W: 0, E: 200 }[edge] ?? 0;
  const floors = [...svg.matchAll(/<path d="([^"]+)"[^>]*stroke-width="2.5"\/>/g)].map((match) => match[1] ?? "");
  return floors.flatMap((d) => {
    const corners = [...d.matchAll(/Q(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]): [number, number] =>
      upright ? [Number(x), Number(y)] : [Number(y), Number(x)],
    );
    return corners.flatMap(([depth, along], i) => {
      const [next, further] = corners[(i + 1) % corners.length] ?? [0, 0];
      if (depth < line === next < line) return [];
      return [along + ((further - along) * (line - depth)) / (next - depth)];
    });
  });
}

test("openings meet: floors cross an edge 30 either side of its middle, or not at all", () => {
  for (const face of tunnelsNames.faces) {
    for (const edge of "NESW") {
      const middle = edge === "N" || edge === "S" ? 100 : 150;
      const found = crossings(art.cardSvg(face), edge).sort((a, b) => a - b);
      expect(found, `${face} at ${edge}`).toHaveLength(face.includes(edge) ? 2 : 0);
      found.forEach((at, i) => expect(Math.abs(at - middle - (i ? 30 : -30)), `${face} at ${edge}`).toBeLessThan(0.2));
    }
  }
});

describe("faces at a table", () => {
  test.each([2, 6, 12])("%i players of one name all look different, and the same every time", (seats) => {
    const names = Array.from({ length: seats }, () => "Dana");
    const seeds = art.avatarSeeds(names);
    expect(new Set(seeds.map((seed) => art.avatarSvg(seed))).size).toBe(seats);
    expect(art.avatarSeeds(names)).toEqual(seeds);
  });
  test("seats have colours that are told apart", () => {
    const channel = (colour: string, at: number): number => {
      const value = parseInt(colour.slice(at, at + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    };
    const oklab = (colour: string): number[] => {
      const [r, g, b] = [1, 3, 5].map((at) => channel(colour, at)) as [number, number, number];
      const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
      const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
      const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
      return [
        0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
        1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
        0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
      ];
    };
    const all = art.seatColours.map(oklab);
    const distances = all.flatMap((one, place) =>
      all.slice(place + 1).map((other) => Math.hypot(...one.map((value, axis) => value - (other[axis] ?? 0)))),
    );
    expect(Math.min(...distances)).toBeGreaterThan(0.08);
  });
  test("faces differ in colour while there are colours left", () => {
    const seeds = art.avatarSeeds(["Ada", "Bob", "Cyd", "Dan", "Eve", "Fay"]);
    const felts = ["#a9764a", "#7d8196", "#8a7a4e", "#9a5f50", "#6f8a86", "#84688a"];
    const worn = seeds.flatMap((seed) => felts.filter((felt) => art.avatarSvg(seed).includes(felt)));
    expect(worn.length).toBeGreaterThan(2); // a mop of hair wears none
    expect(new Set(worn).size).toBe(worn.length);
  });
  test("a name that nobody shares keeps its face", () => {
    expect(art.avatarSeeds(["Noa", "Dana"])[0]).toBe("Noa");
  });
});
