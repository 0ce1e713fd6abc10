// The maze as it lies when a round has ended: the last move is made, and all goals are turned up.
import { parseFace } from "../../lib/face";
import { cellKey } from "../../lib/notation";
import type { Tile, TunnelsEvent, TunnelsSnapshot } from "../../lib/protocol";

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
      return { ...view, maze: [...view.maze, laidTile(event.face, event.cell)] };
    case "rock-fell":
      return { ...view, maze: view.maze.filter((tile) => cellKey(tile.cell) !== cellKey(event.cell)) };
    case "goal-turned-up":
      return turnedUp(
        view,
        view.goals.findIndex((goal) => cellKey(goal.cell) === cellKey(event.cell)),
        event.goal,
      );
    case "round-ended":
      return event.goals.reduce((so, name, place) => turnedUp(so, place, name), { ...view, roles: event.roles });
    default:
      return view;
  }
}

/** A card that was laid leads to the start, except by arms that end in rubble. */
function laidTile(face: string, cell: [number, number]): Tile {
  const ways = (parseFace(face)?.groups ?? []).filter((group) => !group.isStub).flatMap((group) => group.edges);
  return { cell, face, reached: ways.join("") };
}

function turnedUp(view: TunnelsSnapshot, place: number, name: string): TunnelsSnapshot {
  const goal = view.goals[place];
  if (!goal || goal.face_up) return view;
  const goals = view.goals.map((other) => (other === goal ? { ...goal, name, face_up: true } : other));
  return { ...view, goals, maze: [...view.maze, { cell: goal.cell, face: "", reached: "", name }] };
}
