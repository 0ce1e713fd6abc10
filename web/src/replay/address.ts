// Where a replay stands, in the address: `?step=12&eyes=2`. The first step with everything shown is the default, and left out.

/** Whose eyes: everything, what everyone saw, or a seat's number. */
export type Eyes = string;

export interface Spot {
  step: number;
  eyes: Eyes;
}

const EYES = /^(truth|spectator|\d{1,2})$/;

/** What an address asks for; invalid parts are ignored. */
export function spotIn(query: URLSearchParams): Spot {
  const step = Number(query.get("step") ?? 0);
  const eyes = query.get("eyes") ?? "truth";
  return { step: Number.isInteger(step) && step > 0 ? step : 0, eyes: EYES.test(eyes) ? eyes : "truth" };
}

/** The part of an address that asks for a step. */
export function searchFor({ step, eyes }: Spot): string {
  const query = new URLSearchParams();
  if (step > 0) query.set("step", String(step));
  if (eyes !== "truth") query.set("eyes", eyes);
  return query.size ? `?${query.toString()}` : "";
}

/** A viewer's number: the seat, -1 for a spectator, -2 for the truth. */
export function viewerOf(eyes: Eyes): number {
  return eyes === "truth" ? -2 : eyes === "spectator" ? -1 : Number(eyes);
}

const PAUSE = 600;

/** Keeps the address up to date. Browsers block pages that write it too often, so writes are throttled; the last one is made. */
export class AddressKeeper {
  private wanted: string | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly write: (search: string) => void) {}

  keep(spot: Spot): void {
    this.wanted = searchFor(spot);
    this.timer ??= setTimeout(() => this.flush(), PAUSE);
  }

  flush(): void {
    this.forget();
    if (this.wanted !== null) this.write(this.wanted);
    this.wanted = null;
  }

  /** The page is left: write nothing more. */
  forget(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}
