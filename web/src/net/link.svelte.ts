// One socket for all tables. It connects again by itself, asks for what was missed, and sends an unanswered move again.
import type { FromServer, News, Presence, Refusal } from "../lib/protocol";
import { PROTOCOL } from "../lib/protocol";
import { follow, Refused } from "./api";
import { learn, me } from "./me.svelte";

export interface Listener {
  readonly table: string;
  /** The entry seen last; -1 for none. */
  seq: number;
  news(news: News): void;
  presence(presence: Presence): void;
  gone(why: string): void;
}

type Order = { type: string; table?: string } & Record<string, unknown>;

interface Waiting {
  order: Order;
  done: (seq: number) => void;
  refused: (why: Refused) => void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const ANSWER_WITHIN = 8000;
const ASK_AGAIN = 2000;

export type LinkState = "off" | "connecting" | "open" | "lost";

class Link {
  state = $state<LinkState>("off");
  /** How far the server's clock is ahead of ours, in seconds. */
  ahead = 0;
  private socket: WebSocket | null = null;
  private listeners = new Map<string, Listener>();
  private waiting = new Map<number, Waiting>();
  private refs = 0;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private heard = 0;

  constructor() {
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.hurry());
  }

  /** Follow a table from now on. */
  follow(listener: Listener): () => void {
    this.listeners.set(listener.table, listener);
    if (this.state === "open") this.subscribe(listener);
    else this.connect();
    return () => {
      if (this.listeners.get(listener.table) !== listener) return;
      this.listeners.delete(listener.table);
      if (this.state === "open") this.put({ type: "unsubscribe", ref: ++this.refs, table: listener.table });
    };
  }

  /** Sends an order; the answer is the entry that shows it. */
  send(order: Order): Promise<number> {
    return new Promise((done, refused) => {
      const ref = ++this.refs;
      this.waiting.set(ref, { order: { ...order, ref }, done, refused });
      if (this.state === "open") this.put({ ...order, ref });
      else this.connect();
    });
  }

  /** Comes in anew, with another card. */
  restart(): void {
    this.socket?.close();
    this.hurry();
  }

  private connect(): void {
    if (this.socket || !me.card) return;
    clearTimeout(this.timer);
    if (this.state !== "lost") this.state = "connecting";
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => {
      const token = me.card?.token ?? "";
      socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, token }));
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as FromServer);
    socket.onclose = () => this.lost(socket);
  }

  private lost(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.socket = null;
    clearInterval(this.pulse);
    for (const [ref, { order }] of this.waiting) if (order.type === "subscribe") this.waiting.delete(ref);
    this.state = this.listeners.size || this.waiting.size ? "lost" : "off";
    if (this.state === "off") return;
    this.timer = setTimeout(() => this.connect(), this.wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private hurry(): void {
    if (this.state === "open") this.check();
    else if (this.listeners.size || this.waiting.size) {
      this.wait = FIRST_WAIT;
      this.connect();
    }
  }

  private hear(message: FromServer): void {
    this.heard = Date.now();
    switch (message.type) {
      case "welcome":
        learn(message.guest, message.name);
        return this.opened();
      case "news":
        return this.listeners.get(message.table)?.news(message);
      case "presence":
        return this.listeners.get(message.table)?.presence(message);
      case "done":
        return this.settle(message.ref, (waiting) => waiting.done(message.seq));
      case "refusal":
        return this.refused(message);
      case "pong":
        this.ahead = message.at - Date.now() / 1000;
        return;
      case "goodbye":
        this.wait = Math.max(FIRST_WAIT, message.again_in * 1000);
    }
  }

  private opened(): void {
    this.state = "open";
    this.wait = FIRST_WAIT;
    this.put({ type: "ping", ref: ++this.refs });
    const unanswered = [...this.waiting];
    for (const listener of this.listeners.values()) this.subscribe(listener);
    for (const [ref, waiting] of unanswered) this.again(ref, waiting);
    clearInterval(this.pulse);
    this.pulse = setInterval(() => this.check(), PING_EVERY);
  }

  /** A move sent twice is made once; anything else might be done twice, so its sender is told instead. */
  private again(ref: number, waiting: Waiting): void {
    if (waiting.order.type === "play" || !waiting.order["sent"]) this.put(waiting.order);
    else this.settle(ref, (one) => one.refused(new Refused("offline")));
  }

  private subscribe(listener: Listener): void {
    const order = { type: "subscribe", table: listener.table, since: listener.seq, views: "table" };
    this.send(order).catch((why: Refused) => {
      listener.gone(why.why);
      if (why.why === "elsewhere" && !follow(why)) setTimeout(() => this.askAgain(listener), ASK_AGAIN);
    });
  }

  /** The server that has a table may let it go; then this one takes it over. */
  private askAgain(listener: Listener): void {
    if (this.state === "open" && this.listeners.get(listener.table) === listener) this.subscribe(listener);
  }

  private refused(message: Refusal): void {
    const why = new Refused(message.why, message.rule, message.place);
    if (message.ref == null) {
      if (message.why === "bad-token") for (const listener of this.listeners.values()) listener.gone("bad-token");
      return;
    }
    this.settle(message.ref, (waiting) => waiting.refused(why));
  }

  private settle(ref: number, tell: (waiting: Waiting) => void): void {
    const waiting = this.waiting.get(ref);
    if (!waiting) return;
    this.waiting.delete(ref);
    tell(waiting);
  }

  private put(order: Order): void {
    const waiting = this.waiting.get(order["ref"] as number);
    if (waiting) waiting.order["sent"] = true;
    const { sent: _, ...plain } = order;
    this.socket?.send(JSON.stringify(plain));
  }

  /** A socket may be dead without a word, after sleep above all: ask, and hang up if no answer comes. */
  private check(): void {
    const socket = this.socket;
    const asked = Date.now();
    this.put({ type: "ping", ref: ++this.refs });
    setTimeout(() => {
      if (this.socket === socket && this.heard < asked) {
        socket?.close();
        if (socket) this.lost(socket);
      }
    }, ANSWER_WITHIN);
  }
}

export const link = new Link();
