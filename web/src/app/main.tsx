import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles/app.css';
import { hasAccess } from '#shared/subscription/access.ts';
import { isAmong } from '../allowed.ts';
import { queryClient } from '../api/query-client.ts';
import { userQuery } from '../api/user.ts';
import { forgetPictures } from '../boot/forget-pictures.ts';
import { hasHint } from '../boot/hint.ts';
import { expectedSession } from '../boot/kept-session.ts';
import { registerWorker } from '../boot/register-worker.ts';
import { goOnAtEnter } from '../components/enter-key.ts';
import { notePress } from '../components/use-settled.ts';
import { startStore } from '../store/start.ts';
import { App } from './app.tsx';
import { importAgain, reloadOnMissingChunk } from './missing-chunk.ts';
import { pageAt } from './pages.tsx';
import { placeAt } from './places.ts';
import { readAhead } from './read-ahead.ts';
import { sayFull } from './say-full.ts';

// zod would otherwise build its parsers with `new Function`, which the CSP refuses.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
reloadOnMissingChunk();
forgetPictures();
registerWorker();
addEventListener('keydown', goOnAtEnter);
addEventListener('pointerdown', notePress, true);

// At once rather than one after the other: who is it, and the code and data of the page they most likely may see.
// Who was there the last time mostly still is: the app begins with them, and the answer comes behind that.
const expected = hasHint() ? expectedSession()?.user : undefined;
if (expected && hasAccess(expected, Date.now()))
  queryClient.setQueryData(userQuery.queryKey, expected, { updatedAt: 1 });
const known = queryClient.prefetchQuery(userQuery);
const openRecords = () => {
  const user = queryClient.getQueryData(userQuery.queryKey);
  // A build before this one kept no firm with whom it knew: the server says it in a moment.
  if (user && 'firm' in user && hasAccess(user, Date.now())) startStore(user, sayFull);
};
openRecords();
queryClient.getQueryCache().subscribe(openRecords);
const place = hasHint() ? placeAt(location.pathname) : undefined;
const isTheirs = place && (!expected || isAmong(expected, place.roles));
const page = isTheirs ? pageAt(location.pathname).load() : undefined;
const asked = page?.then(({ prefetch }) => prefetch?.()).catch(() => undefined);

const parsed = new Promise((resolve) => {
  if (document.readyState !== 'loading') resolve(undefined);
  else addEventListener('DOMContentLoaded', resolve, { once: true });
});

/** How long the outline may stand in for the page, in milliseconds. */
const patienceMs = 2000;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const settled = async () => {
  await asked;
  await new Promise<void>((resolve) => {
    // What lies on the device is enough: the server's answer follows.
    const look = () =>
      queryClient.isFetching({ predicate: ({ state }) => state.data === undefined }) === 0 && resolve();
    queryClient.getQueryCache().subscribe(look);
    look();
  });
};

/** How long the page has stood with all that it asked for before anything else is loaded, and when it is all the same, in milliseconds. */
const stillMs = 2000;
const latestMs = 10_000;
const stands = async () => {
  await settled();
  await wait(stillMs);
  // What the page itself asked for only once it was drawn.
  await settled();
};

/** After how long it is tried again where the line was lost before this had come, in milliseconds: nothing is kept without it. */
const againMs = 10_000;
const workBehind = (): Promise<void> =>
  importAgain(() => import('./behind.ts')).then(
    (behind) => behind.workBehind(),
    () => wait(againMs).then(workBehind),
  );

const start = async () => {
  await parsed;
  // In the landing page's document the app takes its place, its stylesheet included: two would mix.
  document.getElementById('landing')?.remove();
  document.querySelector('link[href*="/landing"]')?.remove();
  const root = document.getElementById('root');
  if (!root) return;
  // app.html holds the shell's outline already; it stays until it is known which shell to draw.
  if (root.firstElementChild && !queryClient.getQueryData(userQuery.queryKey)) await known;
  // The outline stays until what lies on the device can be drawn at once in its place.
  if (expected) await Promise.race([settled(), wait(patienceMs)]);
  // In short turns of the thread: what stands there meanwhile can be scrolled.
  startTransition(() => createRoot(root).render(<App />));
  void readAhead();
  await Promise.race([stands(), wait(latestMs)]);
  void workBehind();
};

void start();
