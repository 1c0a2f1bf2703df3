import { isGuestPage } from '#shared/security-headers.ts';
import { offlinePage, pageFor } from './pages.ts';
import type { BuiltFile, Fetching, WorkerScope } from './scope.ts';
import { ifReadable, isFile, keepIfRoom, stockUp } from './stock.ts';

declare const self: WorkerScope & { __WB_MANIFEST: BuiltFile[] };

/** All files of the app in this build. */
const files = self.__WB_MANIFEST;

/** The offline page, for visitors who haven't signed in here. */
const forOffline = files.filter(({ url }) =>
  /^(offline\.html|favicon\.svg|assets\/landing-.*\.css)$/.test(url),
);
const offline = `offline-${forOffline.find(({ url }) => `/${url}` === offlinePage)?.revision}`;

/** Hashed files, cached as they are used until the whole app is. */
const used = 'assets';
/** Nearly three builds. Without a limit, a device that saves data would collect the files of every build. */
const mostUsed = 500;

const dropOld = async (): Promise<void> => {
  const old = (await caches.keys()).filter((name) => /^(offline-|workbox-)/.test(name) && name !== offline);
  await Promise.all(old.map((name) => caches.delete(name)));
  if ((await (await caches.open(used)).keys()).length > mostUsed) await caches.delete(used);
};

const hashedFile = async (request: Request): Promise<Response> => {
  // A page that retries a file does so under another address.
  const kept = await ifReadable(caches.match(request, { ignoreVary: true, ignoreSearch: true }));
  if (kept) return kept;
  const response = await fetch(request);
  if (!isFile(request.url, response)) return response.ok ? Response.error() : response;
  await keepIfRoom(async () => (await caches.open(used)).put(request, response.clone()));
  return response;
};

const answerTo = ({ request }: Fetching): Promise<Response> | undefined => {
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.method !== 'GET') return undefined;
  if (request.mode === 'navigate') return isGuestPage(pathname) ? undefined : pageFor(request);
  if (/^\/assets\/(?!guest)/.test(pathname)) return hashedFile(request);
  const ours = files.some(({ url }) => `/${url}` === pathname);
  return ours
    ? fetch(request).catch(async () => (await ifReadable(caches.match(request))) ?? Response.error())
    : undefined;
};

/** Tells every page: this worker may not control any of them yet. */
const tellPages = async (message: unknown): Promise<void> => {
  for (const page of await self.clients.matchAll({ includeUncontrolled: true })) page.postMessage(message);
};

/*
 * A new release's worker waits until no page of the app is open. It must not call `skipWaiting`: Chromium then stops the worker
 * before it, and a navigation that reached that one just then is never answered. Nothing needs it sooner: it caches while it
 * waits, and any worker opens the newest release that is cached.
 */
self.addEventListener('install', (event) => {
  const addresses = forOffline.map(({ url }) => new Request(`/${url}`, { cache: 'reload' }));
  event.waitUntil(caches.open(offline).then((cache) => cache.addAll(addresses)));
});
self.addEventListener('activate', (event) => event.waitUntil(dropOld().then(() => self.clients.claim())));
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});
// The page asks, because only it knows that somebody is signed in and that the connection may be used.
self.addEventListener('message', (event) => {
  if (event.data !== 'stock') return;
  const stocked = files.map(({ url }) => `/${url}`);
  const brokeOff = (error: unknown): Promise<void> => {
    console.info('Not stocked yet:', error);
    return tellPages({ brokeOff: true });
  };
  event.waitUntil(stockUp(files).then(() => tellPages({ stocked }), brokeOff));
});
