// Every picture at the sizes it is seen in, to look at while drawing (`npm run dev`, then /gallery.html). Not in the bundle.

import "../look.css";
import * as art from "./art";
import { lostMinesNames, tunnelsNames } from "./card-names";

type Item = readonly [caption: string, svg: (uid: string) => string];

const query = new URLSearchParams(location.search);
const sizes = (query.get("sizes") ?? "160,80,40").split(",").map(Number);
document.documentElement.dataset.theme = query.get("theme") ?? "dark";

const cards = (list: readonly string[], terrain: art.Terrain, more: art.CardOptions = {}): Item[] =>
  list.map((name) => [name, (uid) => art.cardSvg(name, { terrain, uid, ...more })]);

const isPlain = (name: string): boolean => !name.includes("+");
const isDeadEnd = (name: string): boolean => name.split(".").every((group) => group.length === 1);

const lights: Item[] = [
  ["NESW", ""],
  ["NS.EW", ""],
  ["NS.EW", "NS"],
  ["NS.EW", "EW"],
  ["NW.ES", "NW"],
  ["NW.ES", "ES"],
  ["NS.E", "NS"],
  ["NS.E", "E"],
  ["NS.E+green", "E"],
  ["NE.W", "W"],
  ["N.E.S.W", "NE"],
  ["NSW.E+crystal", "E"],
  ["S+ladder", "S"],
].map(([name = "", reached = ""]) => [
  `${name}, reached ${reached || "nowhere"}`,
  (uid) => art.cardSvg(name, { reached, uid }),
]);

const obstacles = lostMinesNames.faces.filter((name) => /tree|lake|ditch/.test(name));
const both = [0, 1] as const;

const parts: Record<string, Item[]> = {
  "Start, goals, backs": [
    ...cards(["start", "treasure", "stone-1", "stone-2", "?"], "rock"),
    ["stone-1 turned", (uid) => art.goalSvg("stone-1", { face: "SW", uid })],
    ["stone-2 not reached", (uid) => art.goalSvg("stone-2", { unreached: true, uid })],
    ["goal", (uid) => art.goalSvg("?", { uid })],
  ],
  Tunnels: cards(
    tunnelsNames.faces.filter((name) => isPlain(name) && !isDeadEnd(name)),
    "rock",
  ),
  "Dead ends": cards(
    tunnelsNames.faces.filter((name) => isPlain(name) && isDeadEnd(name)),
    "rock",
  ),
  "Saboteur 2": cards(
    tunnelsNames.faces.filter((name) => !isPlain(name)),
    "rock",
  ),
  Light: lights,
  Actions: cards(tunnelsNames.actions, "rock"),
  "Actions, The Lost Mines": cards(lostMinesNames.actions, "woods"),
  Gold: [1, 2, 3, "?"].map((n) => [`gold ${n}`, (uid) => art.goldSvg(n, { uid })]),
  Dwarfs: [...tunnelsNames.roles, "?"].map((role) => [role, (uid) => art.roleSvg(role, { uid })]),
  Clans: [...lostMinesNames.roles, "blue-?", "yellow-?"].map((name) => {
    const [clan, role = ""] = name.split("-") as [art.Clan, string];
    return [name, (uid) => art.roleSvg(role, { clan, uid })];
  }),
  Busts: [
    ...["miner", "saboteur", "boss", "?"].map((r): Item => [r, (uid) => art.roleSvg(r, { frame: "bust", uid })]),
    ["blue ?", (uid) => art.roleSvg("?", { clan: "blue", frame: "bust", uid })],
    ...["Noa", "Janek", "Mira", "Tomer", "Zofia", "Ala", "Ada", "Bo"].map((name): Item => [
      name,
      (uid) => art.avatarSvg(name, { uid }),
    ]),
  ],
  Paths: cards(lostMinesNames.faces, "woods"),
  Tools: cards(obstacles, "woods", { tool: true }),
  "Starts and mines": [
    ...cards(["blue-start", "yellow-start", "gems", "gold", "silver", "dragon", "?"], "woods"),
    ["gems turned", (uid) => art.mineSvg("gems", { face: "SW", uid })],
    ["dragon turned", (uid) => art.mineSvg("dragon", { face: "ESW", uid })],
    ["mine", (uid) => art.mineSvg("?", { uid })],
  ],
  Treasures: (["gems", "gold", "silver"] as const).flatMap((kind) =>
    ["?", 1, 2, 3, 4, 5, 12].map((value): Item => [`${kind} ${value}`, (uid) => art.treasureSvg(kind, value, { uid })]),
  ),
  Pieces: [
    ...(["trap", "troll", "dragon", "axe", "boat", "rope"] as const).map((name): Item => [
      name,
      (uid) => art.tokenSvg(name, { uid }),
    ]),
    ...art.seatColours
      .slice(0, 9)
      .map((colour, seat): Item => [
        `seat ${seat}`,
        (uid) => art.dwarfFigureSvg(colour, seat % 2 ? "blue" : "yellow", { uid, mark: seat + 1 }),
      ]),
    ["unmarked", (uid) => art.dwarfFigureSvg("#5fa8a0", "blue", { uid })],
    ...(["blue", "yellow"] as const).map((clan): Item => [clan, (uid) => art.clanSvg(clan, { uid })]),
  ],
  "Tools and signs": [
    ...both.flatMap((broken) =>
      (["pick", "lamp", "cart"] as const).map((tool): Item => [
        tool,
        (uid) => art.toolSvg(tool, { broken: !!broken, uid }),
      ]),
    ),
    ...[
      "map",
      "rockfall",
      "theft",
      "hands-off",
      "swap-hats",
      "swap-hands",
      "inspect",
      "trap",
      "free",
      "eye",
      "nugget",
      "stone",
      "treasure",
      "rock",
      "dwarf",
      "gems",
      "gold",
      "silver",
      "dragon",
      "storm",
    ].map((name): Item => [name, (uid) => art.iconSvg(name, { uid })]),
    ["trap, woods", (uid) => art.iconSvg("trap", { terrain: "woods", uid })],
    ["treasure, woods", (uid) => art.iconSvg("treasure", { terrain: "woods", uid })],
  ],
};

/** A piece of a maze, to see that cards meet: cells as `column,row,face,reached[,name]`. */
const maze = [
  "1,2,NESW,NESW,start",
  "2,2,EW,EW",
  "3,2,NESW,NESW",
  "4,2,EW+blue,EW",
  "5,2,NS.EW,NESW",
  "6,2,NEW+crystal,NEW",
  "3,1,NES,NES",
  "4,1,EW+green,EW",
  "5,1,SW.E,W",
  "6,1,ES.W,ES",
  "3,3,NE,NE",
  "4,3,E.S.W,EW",
  "5,3,NW.ES,NW",
  "6,3,W,",
  "5,4,N.E,",
  "7,2,W,W",
  "7,1,SW,SW,stone-1",
  "7,3,NESW,NESW,treasure",
];

const board = (): string =>
  `<h2>Board</h2><div class="board">${maze
    .map((text) => {
      const [column, row, face = "", reached = "", name = ""] = text.split(",");
      const svg = art.tileSvg({ face, reached, name }, { uid: `maze/${column}/${row}` });
      return `<span style="grid-area:${row}/${column}">${svg}</span>`;
    })
    .join("")}</div>`;

function figure([caption, svg]: Item, part: string): string {
  const copies = sizes.map((width) => {
    const uid = `${part}/${caption}/${width}`;
    return `<span style="width:${width}px">${svg(uid)}</span>`;
  });
  return `<figure>${copies.join("")}<figcaption>${caption}</figcaption></figure>`;
}

const only = query.get("only");
const main = document.querySelector("main");
if (main) {
  main.innerHTML = Object.entries(parts)
    .filter(([title]) => !only || title === only)
    .map(([title, list]) => `<h2>${title}</h2><div>${list.map((item) => figure(item, title)).join("")}</div>`)
    .join("");
  if (!only || only === "Board") main.innerHTML += board();
}
document.body.dataset.ready = "";
