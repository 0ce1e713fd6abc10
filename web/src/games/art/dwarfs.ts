// Dwarf cards and busts by role, and the faces of seats, which say nothing about a role.

import { paint, windows, type WindowName } from "./colours";
import { isClan, type Clan } from "../lost-mines/art/scenery";
import { BEARDS, type Badge, type Beard, type Cloth, type Hat } from "./hats";
import { drawHead, HAIRS, SKINS, type Looks } from "./head";
import { chance, hash } from "./numbers";
import { arch, windowCard } from "./niche";
import { drawOnce, show, type Picture, type Shown } from "./picture";
import { bar, circle, place } from "./shapes";
import { QUESTION } from "./backs";

interface Role extends Looks {
  window: WindowName;
}

const cloth = (team: "blue" | "green"): Cloth => [paint(team), paint(`${team}-lo`), paint(`${team}-hi`)];
const SOOT = "#2a2028";

const ROLES: Record<string, Role> = {
  miner: {
    hat: "helmet",
    cloth: [paint("gold"), paint("gold-lo"), "#fff"],
    beard: "round",
    hair: HAIRS[0],
    skin: SKINS[0],
    coat: paint("wood"),
    window: "swap",
  },
  saboteur: {
    hat: "hood",
    cloth: ["#4a3050", "#2d1c34", paint("ember")],
    beard: "point",
    hair: SOOT,
    skin: SKINS[1],
    coat: "#2d1c34",
    sly: true,
    window: "harm",
  },
  blue: {
    hat: "bowl",
    cloth: cloth("blue"),
    beard: "round",
    hair: HAIRS[1],
    skin: SKINS[1],
    coat: paint("blue-lo"),
    window: "blue",
  },
  green: {
    hat: "cone",
    cloth: cloth("green"),
    beard: "spade",
    hair: HAIRS[0],
    skin: SKINS[0],
    coat: paint("green-lo"),
    window: "green",
  },
  boss: {
    hat: "top",
    cloth: ["#6b2434", "#471522", paint("gold")],
    beard: "square",
    hair: HAIRS[3],
    skin: SKINS[0],
    coat: "#471522",
    grand: true,
    window: "swap",
  },
  profiteer: {
    hat: "brim",
    cloth: ["#6a4ba0", "#48307a", paint("gold")],
    beard: "fork",
    hair: HAIRS[4],
    skin: SKINS[2],
    coat: "#48307a",
    coin: true,
    window: "know",
  },
  geologist: {
    hat: "pith",
    cloth: ["#e9dcc0", "#c9b48a", paint("crystal")],
    beard: "spade",
    hair: HAIRS[5],
    skin: SKINS[1],
    coat: "#2b7f86",
    glasses: true,
    window: "help",
  },
};

const CLAN_LOOKS: Record<Badge, Pick<Looks, "beard" | "hair" | "skin" | "sly" | "smug">> = {
  loyal: { beard: "round", hair: HAIRS[1], skin: SKINS[0] },
  selfish: { beard: "fork", hair: HAIRS[2], skin: SKINS[1], smug: true },
  saboteur: { beard: "point", hair: SOOT, skin: SKINS[2], sly: true },
};

const clanHat = (clan: Clan): Pick<Role, "hat" | "cloth" | "coat" | "window"> =>
  clan === "blue"
    ? { hat: "bowl", cloth: cloth("blue"), coat: paint("blue-lo"), window: "blue" }
    : {
        hat: "square",
        cloth: [paint("yellow"), paint("yellow-lo"), paint("ink")],
        coat: paint("yellow-lo"),
        window: "yellow",
      };

const isBadge = (role: string): role is Badge => role in CLAN_LOOKS;

/** Null where the role is not known, and of a role that does not exist. */
function looksOf(role: string, clan?: Clan): Role | null {
  if (clan) return isBadge(role) ? { ...clanHat(clan), ...CLAN_LOOKS[role], badge: role } : null;
  return ROLES[role] ?? null;
}

const question = (x: number, y: number, scale: number): string =>
  place(
    x,
    y,
    bar(QUESTION, paint("gold"), 12, 10) +
      circle(0, 42, 10, paint("gold"), `stroke="${paint("ink")}" stroke-width="5"`),
    scale,
  );

/** A dwarf whose role is not known: a shape in the clan's hat, or in a cap. */
const stranger = (clan?: Clan): Role => ({
  ...(clan ? clanHat(clan) : { hat: "cap", cloth: ["#5c5a68", "#45434f", "#fff"], coat: "#45434f", window: "rock" }),
  beard: "round",
  hair: "#6d6a78",
  skin: "#8d8a98",
});

export interface RoleOptions extends Shown {
  /** Of The Lost Mines; anything else is no clan. */
  clan?: string | undefined;
  frame?: "card" | "bust";
}

function drawBust(key: string, looks: Looks, viewBox: string, more = ""): Picture {
  return { key, className: "ml-bust", viewBox, body: drawHead(looks) + more };
}

/** A dwarf by role: the whole card, or a bust. `?` is a role not known; its clan still shows. */
export function roleSvg(role: string, { clan: name, frame = "card", ...shown }: RoleOptions = {}): string {
  const clan = isClan(name) ? name : undefined;
  const picture = drawOnce(`role/${role}/${clan ?? ""}/${frame}`, (key) => {
    const known = looksOf(role, clan);
    const looks = known ?? stranger(clan);
    if (frame === "bust") return drawBust(key, looks, "0 -14 200 224", known ? "" : question(152, 158, 0.8));
    const inside = place(100, 172, place(-100, -100, drawHead(looks)), 1.06) + (known ? "" : question(100, 196, 1.3));
    const shape = arch(100, 34, 330, 74);
    return windowCard(key, { colours: windows[looks.window], shape, seed: hash(role), inside, light: [100, 130, 150] });
  });
  return show(picture, shown);
}

/** Whether there is a picture of this role's own. */
export const knowsRole = (role: string, clan?: Clan): boolean => looksOf(role, clan) !== null;

const PLAIN_HATS: readonly Hat[] = ["cap", "beret", "scarf", "knitted", "mop"];

const FELTS: readonly (readonly [felt: string, band: string])[] = [
  ["#a9764a", "#7d5433"],
  ["#7d8196", "#585c70"],
  ["#8a7a4e", "#655934"],
  ["#9a5f50", "#70413a"],
  ["#6f8a86", "#4d6764"],
  ["#84688a", "#5f4a66"],
];

/** What one recognizes a face by. */
function avatarLooks(seed: string): Looks {
  const rand = chance(hash(seed));
  const oneOf = <T>(things: readonly T[]): T => things[Math.floor(rand() * things.length)] as T;
  const hair = oneOf(HAIRS);
  const [felt, band] = oneOf(FELTS);
  return {
    hat: oneOf(PLAIN_HATS),
    cloth: [felt, band, hair],
    coat: oneOf(FELTS)[1],
    beard: oneOf(Object.keys(BEARDS) as Beard[]),
    hair,
    skin: oneOf(SKINS),
    smug: rand() > 0.7,
    glasses: rand() > 0.75,
    grand: rand() > 0.7,
  };
}

/** A seat's face, from its seed: plain headgear that no role wears. */
export function avatarSvg(seed: string, shown: Shown = {}): string {
  return show(
    drawOnce(`avatar/${seed}`, (key) => drawBust(key, avatarLooks(seed), "14 14 172 172")),
    shown,
  );
}

const MOST_TRIES = 60;

/** Seeds for the faces of a table, from the names: no two have the same hat in the same colour, nor the same colour while
 *  there are others. */
export function avatarSeeds(names: readonly string[]): string[] {
  const taken = new Set<string>();
  const worn = new Map<string, number>();
  return names.map((name, seat) => {
    const tries = Array.from({ length: MOST_TRIES }, (_, number) => `${name || seat}${number ? `/${number}` : ""}`);
    const sign = (seed: string): string => `${avatarLooks(seed).hat} ${avatarLooks(seed).cloth[0]}`;
    const felt = (seed: string): string => avatarLooks(seed).cloth[0];
    const isFree = (one: string): boolean => !taken.has(sign(one));
    const isRare = (one: string): boolean => (worn.get(felt(one)) ?? 0) <= Math.floor(seat / FELTS.length);
    const seed = tries.find((one) => isFree(one) && isRare(one)) ?? tries.find(isFree) ?? `${name}/${seat}`;
    taken.add(sign(seed));
    worn.set(felt(seed), (worn.get(felt(seed)) ?? 0) + 1);
    return seed;
  });
}
