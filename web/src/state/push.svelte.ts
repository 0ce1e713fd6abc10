// Notices while the page is closed: this browser's push subscription, and the server that sends to it.
import type { NewPushSubscription, PushInfo } from "../lib/protocol";
import { ask } from "../net/api";
import { me } from "../net/credentials.svelte";
import { locale } from "../localization/localization.svelte";
import { set, settings } from "./settings.svelte";

const KEY = "motherlode.push";

/** Whether notices reach this browser while the page is closed. */
export const push = $state({ isOn: false });

/** Starts the service worker, which shows notices and opens the page offline. */
export async function startWorker(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/service-worker.js");
    if (settings.notify && Notification.permission === "granted") await subscribe();
  } catch {
    // Without it the page works as long as it is open.
  }
}

/** Asks for permission, and subscribes; returns whether the guest will be told while the page is not in sight. */
export async function turnOn(): Promise<boolean> {
  if (!("Notification" in window) || (await Notification.requestPermission()) !== "granted") return false;
  set("notify", true);
  try {
    await subscribe();
  } catch {
    // No push service can be reached: the page tells as long as it is open.
  }
  return true;
}

/** The address of this browser's push subscription; empty if it has none. */
export async function pushEndpoint(): Promise<string> {
  return (await (await registration())?.pushManager.getSubscription())?.endpoint ?? "";
}

export async function turnOff(): Promise<void> {
  set("notify", false);
  push.isOn = false;
  const subscription = await (await registration())?.pushManager.getSubscription();
  localStorage.removeItem(KEY);
  if (!subscription) return;
  await subscription.unsubscribe();
  if (me.card) await ask("POST", "/api/me/push/removal", { endpoint: subscription.endpoint }).catch(() => undefined);
}

/** Subscribes, or subscribes again if the server has another key by now. The server is told what it does not know. */
async function subscribe(): Promise<void> {
  const manager = (await registration())?.pushManager;
  if (!manager || !me.card) return;
  const { key } = await ask<PushInfo>("GET", "/api/me/push");
  let subscription = await manager.getSubscription();
  if (subscription && keyOf(subscription) !== key) {
    await subscription.unsubscribe();
    subscription = null;
  }
  subscription ??= await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const told: NewPushSubscription = {
    endpoint: subscription.endpoint,
    p256dh: base64url(subscription.getKey("p256dh")),
    auth: base64url(subscription.getKey("auth")),
    key,
    language: locale.lang,
  };
  const text = JSON.stringify([me.card.guest, told]);
  if (localStorage.getItem(KEY) !== text) await ask("POST", "/api/me/push", told);
  localStorage.setItem(KEY, text);
  push.isOn = true;
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return undefined;
  return (await navigator.serviceWorker.getRegistration()) ?? undefined;
}

function keyOf(subscription: PushSubscription): string {
  return base64url(subscription.options.applicationServerKey);
}

function base64url(data: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(data ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
