// The service worker: shows pushed notices, and opens the page offline. It caches only files of the bundle,
// never an answer of the server about a table or a guest.

/** The bundle: a hash of it, the files that the page needs to open, and all files. Filled in by the build. */
const VERSION = "__BUNDLE_VERSION__";
const SHELL = JSON.parse("__BUNDLE_SHELL__") as string[];
const FILES = new Set(JSON.parse("__BUNDLE_FILES__") as string[]);
const PREFIX = "motherlode-";
const CACHE = PREFIX + VERSION;

// The types of a service worker cannot be used beside those of a page, so what is used of them is declared here.
interface Lifetime extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lifetime {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Lifetime {
  readonly data: { json(): unknown } | null;
}
interface NoticeClicked extends Lifetime {
  readonly notification: Notification;
}
interface WindowClient {
  readonly url: string;
  readonly visibilityState: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
  postMessage(message: unknown): void;
}
interface Worker {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listen: (event: Lifetime) => void): void;
  addEventListener(type: "fetch", listen: (event: Fetching) => void): void;
  addEventListener(type: "push", listen: (event: Pushed) => void): void;
  addEventListener(type: "notificationclick", listen: (event: NoticeClicked) => void): void;
}
const worker = self as unknown as Worker;

interface Notice {
  title: string;
  body: string;
  lang: string;
  dir: "ltr" | "rtl";
  tag: string;
  path: string;
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (FILES.has(url.pathname)) event.respondWith(file(request, url.pathname));
});
worker.addEventListener("push", (event) => event.waitUntil(show(read(event))));
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data ?? "/")));
});

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(SHELL);
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
  await worker.clients.claim();
}

/** The page comes from the server, so that it is never outdated; offline it is the one of this version. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (failure) {
    const kept = await (await caches.open(CACHE)).match("/");
    if (kept) return kept;
    throw failure;
  }
}

/** A file whose name has a hash never changes; others are asked for first. */
async function file(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const isImmutable = path.startsWith("/assets/");
  const kept = await cache.match(path);
  if (isImmutable && kept) return kept;
  try {
    const answer = await fetch(request);
    if (isImmutable && answer.ok) await cache.put(path, answer.clone());
    return answer;
  } catch (failure) {
    if (kept) return kept;
    throw failure;
  }
}

function read(event: Pushed): Notice {
  const plain: Notice = { title: "Motherlode", body: "", lang: "", dir: "ltr", tag: "motherlode", path: "/" };
  try {
    return { ...plain, ...(event.data?.json() as Partial<Notice>) };
  } catch {
    return plain;
  }
}

/** Shows a notice, unless the page is in sight: then the page is told. */
async function show(notice: Notice): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const seen = pages.filter((one) => one.visibilityState === "visible");
  for (const one of seen) one.postMessage({ type: "notice", notice });
  if (seen.length) return;
  const { title, body, lang, dir, tag, path } = notice;
  await worker.registration.showNotification(title, { body, lang, dir, tag, icon: "/icon-192.png", data: path });
}

/**
 * Goes where a notice leads: to a page that is open there, else in a page that is at the front page, else in a new one.
 * Any other page stays as it is: someone may be playing there.
 */
async function open(path: string): Promise<void> {
  const table = /^\/t\/([\w-]+)$/.exec(path)?.[1];
  const to = table ? path : "/";
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const at = (...paths: string[]) => pages.find((one) => paths.includes(new URL(one.url).pathname));
  const there = at(to, `/pass/${table}`);
  if (there) return void (await there.focus());
  const front = at("/");
  if (!front) return void (await worker.clients.openWindow(new URL(to, location.origin).href));
  await front.focus();
  await front.navigate(new URL(to, location.origin).href);
}
