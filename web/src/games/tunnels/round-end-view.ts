// The maze as it lies when a round has ended: the last move is made, and all goals are turned up.
import { rotated } from "../../lib/face";
import { cellKey } from "../../lib/notation";
import type { TunnelsEvent, TunnelsSnapshot } from "../../lib/protocol";
import { goalFace } from "../art";
import { lit } from "./light";

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
      return { ...view, maze: lit([...view.maze, { cell: event.cell, face: event.face, reached: "" }]) };
    case "rock-fell":
      return { ...view, maze: lit(view.maze.filter((tile) => cellKey(tile.cell) !== cellKey(event.cell))) };
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

function turnedUp(view: TunnelsSnapshot, place: number, name: string, isTurned: boolean): TunnelsSnapshot {
  const goal = view.goals[place];
  if (!goal || goal.face_up) return view;
  const goals = view.goals.map((other) => (other === goal ? { ...goal, name, face_up: true } : other));
  const printed = goalFace(name);
  const face = isTurned ? rotated(printed) : printed;
  return { ...view, goals, maze: lit([...view.maze, { cell: goal.cell, face, reached: "", name }]) };
}
