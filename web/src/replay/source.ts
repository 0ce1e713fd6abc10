// Where films come from: a game of a table on the server, or a record that somebody brings along.
import type { Film } from "../lib/protocol";
import { ask, askText } from "../net/api";
import type { Eyes } from "./address";

export interface Source {
  /** The film through these eyes; throws Refused. */
  film(eyes: Eyes): Promise<Film>;
  /** The record, as text. */
  record(): Promise<string>;
  /** The name of the file that the record is kept in. */
  readonly file: string;
}

/** A source that asks for each film once. */
function remembering(fetch: (eyes: Eyes) => Promise<Film>): (eyes: Eyes) => Promise<Film> {
  const films = new Map<Eyes, Film>();
  return async (eyes) => {
    const film = films.get(eyes) ?? (await fetch(eyes));
    films.set(eyes, film);
    return film;
  };
}

/** A finished game of a table. */
export function gameOf(table: string, game: number): Source {
  const path = `/api/tables/${encodeURIComponent(table)}/games/${game}`;
  return {
    film: remembering((eyes) => ask<Film>("GET", `${path}/film?eyes=${eyes}`)),
    record: () => askText(`${path}/record`),
    file: `motherlode-${table}-${game}.txt`,
  };
}

/** The game that a record tells of. */
export function gameIn(record: string, file: string): Source {
  return {
    film: remembering((eyes) => ask<Film>("POST", `/api/films?eyes=${eyes}`, { record })),
    record: () => Promise.resolve(record),
    file,
  };
}
