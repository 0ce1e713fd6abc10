// One WebSocket for all tables. It reconnects by itself, asks for missed news, and resends an unanswered move.
import type { Announcement, FromClient, FromServer, Hello, News, Ping, Presence, Refusal } from "../lib/protocol";
import { follow, Refused } from "./api";
import { learn, me } from "./credentials.svelte";
import { openSocket } from "./socket";

export interface Listener {
  readonly table: string;
  /** The last entry received; -1 for none. */
  seq: number;
  news(news: News): void;
  presence(presence: Presence): void;
  gone(why: string): void;
}

type NumberedCommand = Exclude<FromClient, Hello | Ping>;
type WithoutRef<Message> = Message extends unknown ? Omit<Message, "ref"> : never;

/** A command to a table; the link adds the `ref`. */
export type Command = WithoutRef<NumberedCommand>;

interface Pending {
  command: NumberedCommand;
  isSent: boolean;
  done: (seq: number) => void;
  refused: (why: Refused) => void;
}

const MIN_RECONNECT_DELAY = 300;
const MAX_RECONNECT_DELAY = 8000;
const PING_INTERVAL = 20_000;
const PONG_TIMEOUT = 8000;
const RESUBSCRIBE_DELAY = 2000;
const MAX_ANSWER_WAIT = 1000;

export type LinkState = "off" | "connecting" | "open" | "lost";

class Link {
  state = $state<LinkState>("off");
  /** The announcement of those who run the server; null if there is none. */
  announcement = $state<Announcement | null>(null);
  /** How far the server's clock is ahead of ours, in seconds. */
  ahead = 0;
  private socket: WebSocket | null = null;
  private listeners = new Map<string, Listener>();
  private pending = new Map<number, Pending>();
  private refs = 0;
  private delay = MIN_RECONNECT_DELAY;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pings: ReturnType<typeof setInterval> | undefined;
  private receivedAt = 0;

  constructor() {
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.hurry();
      if (this.state === "open") for (const table of this.listeners.keys()) this.tellVisibility(table);
    });
  }

  /** Subscribes to a table; returns the function that unsubscribes. */
  follow(listener: Listener): () => void {
    this.listeners.set(listener.table, listener);
    if (this.state === "open") this.subscribe(listener);
    else this.connect();
    return () => {
      if (this.listeners.get(listener.table) !== listener) return;
      this.listeners.delete(listener.table);
      if (this.state === "open") this.write({ type: "unsubscribe", ref: ++this.refs, table: listener.table });
    };
  }

  /** Sends a command; resolves to the entry that shows its effect. */
  send(command: Command): Promise<number> {
    return new Promise((done, refused) => {
      const ref = ++this.refs;
      const pending: Pending = { command: { ...command, ref }, isSent: false, done, refused };
      this.pending.set(ref, pending);
      if (this.state === "open") this.transmit(pending);
      else this.connect();
    });
  }

  /** Reconnects, with other credentials. */
  restart(): void {
    this.socket?.close();
    this.hurry();
  }

  /** Closes the connection, drops its subscriptions and refuses what is unanswered. Connects again when needed. */
  disconnect(): void {
    const socket = this.socket;
    this.socket = null;
    this.state = "off";
    clearTimeout(this.timer);
    clearInterval(this.pings);
    this.listeners.clear();
    const pending = [...this.pending.values()];
    this.pending.clear();
    for (const { refused } of pending) refused(new Refused("offline"));
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private connect(): void {
    if (this.socket || !me.card) return;
    clearTimeout(this.timer);
    if (this.state !== "lost") this.state = "connecting";
    const socket = this.dial();
    this.socket = socket;
    this.attend(socket);
  }

  private dial(): WebSocket {
    return openSocket(() => me.card?.token ?? "");
  }

  private attend(socket: WebSocket): void {
    socket.onmessage = (event) => this.receive(JSON.parse(event.data as string) as FromServer);
    socket.onclose = () => this.lost(socket);
  }

  /** Opens the next connection while this one still works, as the server is about to stop: nobody notices a pause. */
  private replace(): void {
    const former = this.socket;
    if (!former || this.state !== "open") return;
    const next = this.dial();
    next.onmessage = (event) => {
      const welcome = JSON.parse(event.data as string) as FromServer;
      next.onmessage = null;
      this.whenAnswered(() => {
        if (this.socket !== former || this.state !== "open" || next.readyState !== WebSocket.OPEN) return next.close();
        former.onmessage = former.onclose = null;
        this.socket = next;
        this.attend(next);
        this.forgetSubscriptions();
        this.receive(welcome);
        former.close();
      });
    };
  }

  /** Waits a moment for the answers to commands that cannot be sent again. */
  private whenAnswered(act: () => void, until = Date.now() + MAX_ANSWER_WAIT): void {
    const waits = [...this.pending.values()].some(({ command, isSent }) => isSent && !isRepeatable(command));
    if (waits && Date.now() < until) setTimeout(() => this.whenAnswered(act, until), 20);
    else act();
  }

  private lost(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.socket = null;
    clearInterval(this.pings);
    this.forgetSubscriptions();
    this.state = this.listeners.size || this.pending.size ? "lost" : "off";
    if (this.state === "off") return;
    this.timer = setTimeout(() => this.connect(), this.delay * (0.7 + 0.6 * Math.random()));
    this.delay = Math.min(this.delay * 2, MAX_RECONNECT_DELAY);
  }

  /** They are sent anew on the next connection. */
  private forgetSubscriptions(): void {
    for (const [ref, { command }] of this.pending) if (command.type === "subscribe") this.pending.delete(ref);
  }

  private hurry(): void {
    if (this.state === "open") this.check();
    else if (this.listeners.size || this.pending.size) {
      this.delay = MIN_RECONNECT_DELAY;
      this.connect();
    }
  }

  private receive(message: FromServer): void {
    this.receivedAt = Date.now();
    switch (message.type) {
      case "welcome":
        learn(message.guest, message.name, message.token);
        return this.opened();
      case "news":
        return this.listeners.get(message.table)?.news(message);
      case "presence":
        return this.listeners.get(message.table)?.presence(message);
      case "done":
        return this.settle(message.ref, (pending) => pending.done(message.seq));
      case "refusal":
        return this.refused(message);
      case "pong":
        this.ahead = message.at - Date.now() / 1000;
        return;
      case "announcement":
        this.announcement = message.at ? message : null;
        return;
      case "goodbye":
        this.delay = message.again_in * 1000;
        if (message.closes_in) setTimeout(() => this.replace(), this.delay);
    }
  }

  private opened(): void {
    this.state = "open";
    this.delay = MIN_RECONNECT_DELAY;
    this.write({ type: "ping", ref: ++this.refs });
    const unanswered = [...this.pending];
    for (const listener of this.listeners.values()) this.subscribe(listener);
    for (const [ref, pending] of unanswered) this.resend(ref, pending);
    clearInterval(this.pings);
    this.pings = setInterval(() => this.check(), PING_INTERVAL);
  }

  /** Resends a command after reconnecting. Only moves are idempotent: others that were sent already fail instead. */
  private resend(ref: number, pending: Pending): void {
    if (isRepeatable(pending.command) || !pending.isSent) this.transmit(pending);
    else this.settle(ref, (one) => one.refused(new Refused("offline")));
  }

  /** Tells the server whether the page is in sight: if not, notices are pushed. */
  private tellVisibility(table: string): void {
    const visible = document.visibilityState === "visible";
    this.write({ type: "set-visibility", ref: ++this.refs, table, visible });
  }

  private subscribe(listener: Listener): void {
    const { table, seq: since } = listener;
    const subscribed = this.send({ type: "subscribe", table, since, views: "table" });
    if (document.visibilityState !== "visible") this.tellVisibility(table);
    subscribed.catch((why: Refused) => {
      listener.gone(why.why);
      const isTemporary = why.why === "try-again" || why.why === "closing" || (why.why === "elsewhere" && !follow(why));
      if (isTemporary) setTimeout(() => this.resubscribe(listener), RESUBSCRIBE_DELAY);
    });
  }

  /** What kept the server from sending the table may be over: another server had it, or the store did not answer. */
  private resubscribe(listener: Listener): void {
    if (this.state === "open" && this.listeners.get(listener.table) === listener) this.subscribe(listener);
  }

  private refused(message: Refusal): void {
    const why = new Refused(message.why, message.rule, message.place);
    if (message.ref == null) {
      if (message.why === "bad-token" || message.why === "banned") {
        for (const listener of this.listeners.values()) listener.gone(message.why);
        if (message.why === "banned") this.listeners.clear();
      }
      return;
    }
    this.settle(message.ref, (pending) => pending.refused(why));
  }

  private settle(ref: number, resolve: (pending: Pending) => void): void {
    const pending = this.pending.get(ref);
    if (!pending) return;
    this.pending.delete(ref);
    resolve(pending);
  }

  private transmit(pending: Pending): void {
    pending.isSent = true;
    this.write(pending.command);
  }

  private write(message: FromClient): void {
    this.socket?.send(JSON.stringify(message));
  }

  /** Pings the server, and reconnects if no answer comes: a socket may be dead without notice, above all after sleep. */
  private check(): void {
    const socket = this.socket;
    const pingedAt = Date.now();
    this.write({ type: "ping", ref: ++this.refs });
    setTimeout(() => {
      if (this.socket === socket && this.receivedAt < pingedAt) {
        socket?.close();
        if (socket) this.lost(socket);
      }
    }, PONG_TIMEOUT);
  }
}

function isRepeatable(command: NumberedCommand): boolean {
  return command.type === "play" || command.type === "subscribe";
}

export const link = new Link();
