// The table as it is when a round has ended: the last moves are made, and all goals are turned up.
import { rotated } from "../../lib/face";
import { cellKey } from "../../lib/notation";
import type { Goal, PeekedEvent, TunnelsEvent, TunnelsSnapshot } from "../../lib/protocol";
import { goalFace } from "../art";
import { withCard, without, withoutCard } from "../hands";
import { withReach } from "./reachability";

/** Returns a view in which the events up to the end of the round have happened. */
export function roundEndView(before: TunnelsSnapshot, events: readonly TunnelsEvent[]): TunnelsSnapshot {
  let view = before;
  for (const event of events) {
    view = after(view, event);
    if (event.event === "round-ended") break;
  }
  return view;
}

function after(view: TunnelsSnapshot, event: TunnelsEvent): TunnelsSnapshot {
  switch (event.event) {
    case "laid":
      return {
        ...played(view, event.seat, event.face),
        maze: withReach([...view.maze, { cell: event.cell, face: event.face, reached: "" }]),
      };
    case "rock-fell":
      return {
        ...played(view, event.seat, event.card),
        maze: withReach(view.maze.filter((tile) => cellKey(tile.cell) !== cellKey(event.cell))),
      };
    case "put-in-front": {
      const front = view.front.map((signs, seat) => (seat === event.target ? [...signs, event.sign] : signs));
      return { ...played(view, event.seat, event.card), front };
    }
    case "front-cleared":
      return withoutSign(played(view, event.seat, event.card), event.target, event.sign);
    case "shed":
      return withoutSign(view, event.seat, event.sign);
    case "peeked":
      return { ...played(view, event.seat, event.card), goals: view.goals.map((goal) => peekedAt(goal, event)) };
    case "discarded":
    case "inspected":
    case "hats-swapped":
      return played(view, event.seat, event.card);
    case "hands-swapped": {
      const hands = view.hands.map((hand, seat) =>
        seat === event.seat ? event.got : seat === event.target ? event.gave : hand,
      );
      return { ...view, hands };
    }
    case "drew":
      return { ...view, hands: withCard(view.hands, event.seat, event.card) };
    case "goal-turned-up": {
      const place = view.goals.findIndex((goal) => cellKey(goal.cell) === cellKey(event.cell));
      return turnedUp(view, place, event.goal, event.turned);
    }
    case "round-ended":
      return event.goals.reduce((so, name, place) => turnedUp(so, place, name, false), { ...view, roles: event.roles });
    default:
      return view;
  }
}

function played(view: TunnelsSnapshot, seat: number, card: string): TunnelsSnapshot {
  return { ...view, hands: withoutCard(view.hands, seat, card) };
}

function withoutSign(view: TunnelsSnapshot, target: number, sign: string): TunnelsSnapshot {
  return { ...view, front: view.front.map((signs, seat) => (seat === target ? without(signs, sign) : signs)) };
}

function peekedAt(goal: Goal, { seat, cell, goal: name }: PeekedEvent): Goal {
  if (cellKey(goal.cell) !== cellKey(cell)) return goal;
  const peeked_by = goal.peeked_by.includes(seat) ? goal.peeked_by : [...goal.peeked_by, seat];
  return { ...goal, peeked_by, name: name === "?" ? goal.name : name };
}

function turnedUp(view: TunnelsSnapshot, place: number, name: string, isTurned: boolean): TunnelsSnapshot {
  const goal = view.goals[place];
  if (!goal || goal.face_up) return view;
  const goals = view.goals.map((other) => (other === goal ? { ...goal, name, face_up: true } : other));
  const printed = goalFace(name);
  const face = isTurned ? rotated(printed) : printed;
  return { ...view, goals, maze: withReach([...view.maze, { cell: goal.cell, face, reached: "", name }]) };
}
