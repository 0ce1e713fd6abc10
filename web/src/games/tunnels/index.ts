// The tunnel games on the page: the base game, its older printing, and the second box.
import type { LoggedClaim, TunnelsEvent, TunnelsSnapshot } from "../../lib/protocol";
import type { Cell } from "../../lib/notation";
import { parseMove } from "../../lib/notation";
import { goalSvg, goldSvg, iconSvg } from "../art";
import { defineGame, type Highlight, type SeatDetails } from "../protocol";
import { TUNNELS_EVENT_TEXTS } from "./events";
import { GOAL_CELLS, goalAt, placeAt } from "./goals";
import Maze from "./Maze.svelte";
import { cardHelp, roleGoal, roleRule, signHelp } from "./help";
import { moveText } from "./moves";
import { plans } from "./plans";
import { wantedText } from "./reasons";
import { roundEndView } from "./round-end-view";

const TOOLS = ["pick", "lamp", "cart"] as const;

export const tunnels = defineGame<TunnelsSnapshot, TunnelsEvent>({
  rulesets: ["base", "base-classic", "saboteur2"],
  quickRulesets: ["base", "saboteur2"],
  terrain: "rock",
  scoreUnit: "nuggets",
  straightShape: "straight",
  tools: TOOLS,
  hasNumberedSeats: false,
  Board: Maze,
  eventTexts: TUNNELS_EVENT_TEXTS,
  goalCells: GOAL_CELLS,
  placeText: goalAt,
  whereText: placeAt,
  moveText,
  wantedText,
  moveSvg(move, _view, uid) {
    const { head, pick } = parseMove(move.text);
    if (head === "take" && /^\d+$/.test(pick)) return goldSvg(Number(pick), { uid });
    return head === "rob" ? iconSvg("theft", { uid }) : "";
  },
  tones: {
    laid: "lay",
    "goal-turned-up": "reveal",
    "put-in-front": "harm",
    "front-cleared": "help",
    "rock-fell": "harm",
    peeked: "know",
    inspected: "know",
    "hats-swapped": "know",
    "hands-swapped": "know",
    robbed: "harm",
    discarded: "lay",
  },
  eventCell: (event): Cell | null => ("cell" in event ? event.cell : null),
  plans,
  seatDetails,
  claims(view, seat) {
    const goals = view.goals.filter((goal) => !goal.face_up).map((goal) => goal.cell);
    const broken = (view.front[seat] ?? []).filter((sign) => TOOLS.some((tool) => tool === sign));
    return [
      ...goals.flatMap((cell): LoggedClaim[] => [
        { key: "treasure-at", cell },
        { key: "stone-at", cell },
      ]),
      ...broken.map((tool): LoggedClaim => ({ key: "mend-my", tool })),
    ];
  },
  roundEnd(event) {
    if (event.event !== "round-ended") return null;
    const { number, roles, reached, winners } = event;
    return { number, roles, reached, winners };
  },
  roundOutcome({ roles, reached, winners }, seat) {
    const reason = reached ? "treasure" : "no-cards";
    // Geologists are paid for crystals, no matter who wins (S-57).
    if (seat < 0 || !winners || roles[seat] === "geologist") return { reason, won: null };
    return { reason, won: winners.includes(seat) };
  },
  roundEndView,
  roleGoal,
  roleRule,
  cardHelp,
  signHelp,
  payments(event) {
    if (event.event !== "gold-taken" && event.event !== "gold-paid" && event.event !== "earned") return [];
    const nuggets = String(event.nuggets);
    return [[event.seat, nuggets === "?" ? null : Number(nuggets)]];
  },
  highlights(event, earlier): Highlight<TunnelsEvent>[] {
    switch (event.event) {
      case "round-ended":
        return event.winners
          .filter((seat) => event.roles[seat] === "saboteur")
          .map((seat) => ({ kind: "sabotage", seat, amount: 1, isGood: true, by: "sum" }));
      case "game-ended":
        return paidInGold(event.took, earlier);
      case "goal-turned-up":
        return event.goal === "treasure" ? [{ kind: "breakthrough", amount: 1, isGood: true, by: "sum" }] : [];
      case "earned":
        return [{ kind: "earned", seat: event.seat, amount: event.nuggets, isGood: true, by: "max" }];
      case "put-in-front":
        return TOOLS.some((tool) => tool === event.sign)
          ? [{ kind: "broken", seat: event.target, amount: 1, isGood: false, by: "sum" }]
          : [];
      case "robbed":
        return event.got ? [{ kind: "robbed", seat: event.target, amount: 1, isGood: false, by: "sum" }] : [];
      default:
        return [];
    }
  },
  playersIn: (_view, players) => players,
  playersOver: (facts, players) => facts.map(() => players),
  rulesPicture(kind, name, uid) {
    if (kind === "goal" && ["treasure", "stone-1", "stone-2", "?"].includes(name)) return goalSvg(name, { uid });
    return kind === "gold" && /^[123]$/.test(name) ? goldSvg(name, { uid }) : null;
  },
  faceDownSvg: (uid) => goalSvg("?", { uid }),
});

/** What each seat got in each round, by gold cards that are turned up only at the game's end (B-70). */
function paidInGold(took: readonly string[], earlier: readonly TunnelsEvent[]): Highlight<TunnelsEvent>[] {
  const handed = earlier.filter(({ event }) => event === "gold-taken" || event === "gold-paid");
  if (handed.length !== took.length) return [];
  let sums = new Map<number, number>();
  const found: Highlight<TunnelsEvent>[] = [];
  let card = 0;
  for (const at of earlier) {
    if (at.event === "round-began") sums = new Map();
    if (at.event !== "gold-taken" && at.event !== "gold-paid") continue;
    const amount = (sums.get(at.seat) ?? 0) + Number(took[card++]);
    sums.set(at.seat, amount);
    found.push({ kind: "earned", seat: at.seat, amount, isGood: true, by: "max", at });
  }
  return found;
}

function seatDetails(view: TunnelsSnapshot, seat: number): SeatDetails {
  const goldCards = view.gold_cards[seat] ?? 0;
  const gold = view.gold[seat] ?? 0;
  return {
    front: view.front[seat] ?? [],
    clan: "",
    // In the base game others' gold is secret: their cards can be counted, and nothing more.
    score: gold > 0 || goldCards === 0 ? gold : null,
    goldCards,
    knownCards: view.known_cards.find(([whose]) => whose === seat)?.[1] ?? [],
  };
}
