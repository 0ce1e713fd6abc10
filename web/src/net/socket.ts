// WebSocket connections to the server: opened with a guest's token, and short ones for a single command.
import type { FromClient, FromServer, GuestCredentials, Hello } from "../lib/protocol";
import { PROTOCOL } from "../lib/protocol";
import type { Command } from "./link.svelte";

/** Milliseconds. */
const ANSWER_TIMEOUT = 10_000;

/** Opens a connection that introduces itself with a token. */
export function openSocket(token: () => string): WebSocket {
  const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
  socket.onopen = () => {
    const hello: Hello = { type: "hello", protocol: PROTOCOL, token: token() };
    socket.send(JSON.stringify(hello));
  };
  return socket;
}

/**
 * Sends one command as another guest, over a connection of its own that subscribes to nothing. Resolves once it is
 * answered or has failed; `renewed` is given the credentials that the server has renewed.
 */
export function sendAs(
  card: GuestCredentials,
  command: Command,
  renewed: (card: GuestCredentials) => void,
): Promise<void> {
  return new Promise((done) => {
    const socket = openSocket(() => card.token);
    const timer = setTimeout(() => socket.close(), ANSWER_TIMEOUT);
    socket.onclose = () => {
      clearTimeout(timer);
      done();
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data as string) as FromServer;
      if (message.type === "welcome") {
        if (message.token) renewed({ guest: message.guest, name: message.name, token: message.token });
        const numbered = { ...command, ref: 1 } as FromClient;
        socket.send(JSON.stringify(numbered));
      } else if (message.type === "done" || message.type === "refusal") socket.close();
    };
  });
}
