// Where replays come from: a game of a table on the server, or an uploaded record.
import type { AnalysisStatus, Beliefs, PictureStatus, Replay } from "../lib/protocol";
import { ask, askImage, askText } from "../net/api";
import type { Eyes } from "./address";

/** The end of a game as a picture, or all of it as an animation. */
export type PictureKind = "end" | "animation";

export interface Source {
  /** The replay through these eyes; throws Refused. */
  replay(eyes: Eyes): Promise<Replay>;
  /** The beliefs of a seat or of a spectator; throws Refused. */
  beliefs(eyes: Eyes): Promise<Beliefs>;
  /** Starts the analysis, or returns its progress; throws Refused. */
  analysis(): Promise<AnalysisStatus>;
  /** Starts drawing a picture in a language, or returns its progress; throws Refused. */
  picture(kind: PictureKind, language: string): Promise<Blob | PictureStatus>;
  /** The record, as text. */
  record(): Promise<string>;
  /** The name of the file that the record is kept in. */
  readonly file: string;
}

/** Fetches the replay of each viewer once. */
function remembering<Shown>(fetch: (eyes: Eyes) => Promise<Shown>): (eyes: Eyes) => Promise<Shown> {
  const kept = new Map<Eyes, Shown>();
  return async (eyes) => {
    const shown = kept.get(eyes) ?? (await fetch(eyes));
    kept.set(eyes, shown);
    return shown;
  };
}

/** A finished game of a table. */
export function gameOf(table: string, game: number): Source {
  const path = `/api/tables/${encodeURIComponent(table)}/games/${game}`;
  return {
    replay: remembering((eyes) => ask<Replay>("GET", `${path}/replay?eyes=${eyes}`)),
    beliefs: remembering((eyes) => ask<Beliefs>("GET", `${path}/beliefs?eyes=${eyes}`)),
    analysis: () => ask<AnalysisStatus>("GET", `${path}/analysis`),
    picture: (kind, language) => askImage("GET", `${path}/pictures/${kind}?language=${language}`),
    record: () => askText(`${path}/record`),
    file: `motherlode-${table}-${game}.txt`,
  };
}

/** The game in a record. */
export function gameIn(record: string, file: string): Source {
  return {
    replay: remembering((eyes) => ask<Replay>("POST", `/api/replays?eyes=${eyes}`, { record })),
    beliefs: remembering((eyes) => ask<Beliefs>("POST", `/api/beliefs?eyes=${eyes}`, { record })),
    analysis: () => ask<AnalysisStatus>("POST", "/api/analyses", { record }),
    picture: (kind, language) => askImage("POST", `/api/pictures/${kind}?language=${language}`, { record }),
    record: () => Promise.resolve(record),
    file,
  };
}
