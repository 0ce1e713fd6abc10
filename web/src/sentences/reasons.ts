// Why a bot moved as it did, in sentences: what it wanted, which its game words, then what it believed.
import { parseMove } from "../lib/notation";
import { listed, t } from "../localization/localization.svelte";
import { type Players, nameOf } from "./players";
import { gameOf } from "../games/registry";
import { listIn, numberIn, percent, rounded, type Why } from "./reason-values";

/** Why a seat made a move. */
export function reasonText(why: Why, seat: number, move: string, players: Players): string[] {
  const aim = parseMove(move).seat;
  const wanted = gameOf(players.ruleset).wantedText(why, seat, aim, players) || t("why-best");
  return [wanted, ...believed(why, seat, players)];
}

function believed(why: Why, seat: number, players: Players): string[] {
  const told: string[] = [];
  if ("suspicion" in why) told.push(suspects(listIn(why, "suspicion"), seat, players));
  if ("friends" in why) told.push(...likely("why-friends", listIn(why, "friends"), seat, players));
  if ("trust" in why) {
    const trust = listIn(why, "trust");
    told.push(
      ...namesOf(
        "why-trusts",
        trust.map((each) => each > 0),
        seat,
        players,
      ),
    );
    told.push(
      ...namesOf(
        "why-mistrusts",
        trust.map((each) => each < 0),
        seat,
        players,
      ),
    );
  }
  told.push(...treasure(listIn(why, "treasure"), players));
  const worth = numberIn(why, "worth");
  if (worth !== undefined && ("hauls" in why || "haul" in why)) {
    told.push(t("why-worth", { points: rounded(worth) }));
  }
  const far = numberIn(why, "far");
  if (far !== undefined) told.push(t("why-far", { cards: rounded(far) }));
  const gold = numberIn(why, "expects");
  if (gold !== undefined) told.push(t("why-expects", { gold: rounded(gold) }));
  const reached = numberIn(why, "reached");
  if (reached !== undefined) told.push(t("why-reached", { chance: percent(reached) }));
  const won = numberIn(why, "won");
  if (won !== undefined) told.push(t("why-thought", { worlds: numberIn(why, "worlds") ?? 0, chance: percent(won) }));
  return told;
}

function suspects(suspicion: number[], seat: number, players: Players): string {
  return likely("why-suspects", suspicion, seat, players)[0] ?? t("why-suspects-none");
}

/** Others of whom something is more likely than not, the likeliest first. */
function likely(key: "why-suspects" | "why-friends", chances: number[], seat: number, players: Players): string[] {
  const found = chances
    .map((chance, who) => ({ chance, who }))
    .filter(({ chance, who }) => who !== seat && chance >= 0.5);
  found.sort((a, b) => b.chance - a.chance);
  const names = found.map(({ chance, who }) =>
    t("why-chance", { name: nameOf(who, players), chance: percent(chance) }),
  );
  return names.length ? [t(key, { names: listed(names) })] : [];
}

function namesOf(key: "why-trusts" | "why-mistrusts", which: boolean[], seat: number, players: Players): string[] {
  const names = which.flatMap((is, who) => (is && who !== seat ? [nameOf(who, players)] : []));
  return names.length ? [t(key, { names: listed(names) })] : [];
}

function treasure(chances: number[], players: Players): string[] {
  const most = Math.max(...chances);
  const game = gameOf(players.ruleset);
  const cell = game.goalCells[chances.indexOf(most)];
  return cell && most >= 0.5 ? [t("why-place", { spot: game.placeText(cell), chance: percent(most) })] : [];
}
