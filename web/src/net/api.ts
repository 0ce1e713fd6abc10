// Requests to the HTTP API; failures are thrown as Refused.
import type { ErrorResponse, PictureStatus } from "../lib/protocol";
import { addressAt } from "./redirect";
import { me } from "./credentials.svelte";

/** A refusal: a reason key, the id of the game's rule if one forbids it, and the address of the server with the table. */
export class Refused extends Error {
  constructor(
    readonly why: string,
    readonly rule = "",
    readonly place = "",
  ) {
    super(why);
  }
}

/** Goes to the server that has the table, if a refusal names one; returns whether it does. */
export function follow(refused: Refused): boolean {
  const address = addressAt(refused.place, location, me.card?.token ?? "");
  if (address) location.replace(address);
  return address !== "";
}

/** Sends a request; returns its JSON. Throws Refused, with the key `offline` if the server cannot be reached. */
export async function ask<Answer>(method: "GET" | "POST", path: string, body?: unknown): Promise<Answer> {
  const answer = await reach(method, path, body);
  return (await answer.json()) as Answer;
}

/** Saves something small by POST: sent to its end also when the page is left at once. */
export async function save(path: string, body: unknown): Promise<void> {
  await reach("POST", path, body, true);
}

/** Sends a request for plain text. */
export async function askText(path: string): Promise<string> {
  return (await reach("GET", path)).text();
}

/** Asks for an image; returns how far it has come as long as the server is drawing it. */
export async function askImage(method: "GET" | "POST", path: string, body?: unknown): Promise<Blob | PictureStatus> {
  const answer = await reach(method, path, body);
  return answer.status === 202 ? ((await answer.json()) as PictureStatus) : answer.blob();
}

async function reach(method: string, path: string, body?: unknown, keepalive = false): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (me.card) headers["Authorization"] = `Bearer ${me.card.token}`;
  let answer: Response;
  try {
    const text = body === undefined ? undefined : JSON.stringify(body);
    answer = await fetch(path, { method, headers, body: text, keepalive });
  } catch {
    throw new Refused("offline");
  }
  if (answer.ok) return answer;
  const refused = await refusalOf(answer);
  follow(refused);
  throw refused;
}

async function refusalOf(answer: Response): Promise<Refused> {
  try {
    const error = (await answer.json()) as Partial<ErrorResponse>;
    return new Refused(error.why ?? "try-again", error.rule, error.place);
  } catch {
    return new Refused("try-again");
  }
}
