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
import { whenIdle } from '../boot/when-idle.ts';
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
// The boot script reloads the page if this script never runs.
document.documentElement.dataset.started = 'yes';
reloadOnMissingChunk();
forgetPictures();
registerWorker();
addEventListener('keydown', goOnAtEnter);
addEventListener('pointerdown', notePress, true);

// The user, the page's code and its data are fetched in parallel. We start with the last user, who usually is still signed in; the
// server's answer follows.
const expected = hasHint() ? expectedSession()?.user : undefined;
if (expected && hasAccess(expected, Date.now()))
  queryClient.setQueryData(userQuery.queryKey, expected, { updatedAt: 1 });
const known = queryClient.prefetchQuery(userQuery);
const openRecords = () => {
  const user = queryClient.getQueryData(userQuery.queryKey);
  // A session kept by an older build has no firm; the server's answer will add it.
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

/** The longest that the outline stands in for the page, in milliseconds. */
const patienceMs = 2000;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const settled = async () => {
  await asked;
  await new Promise<void>((resolve) => {
    // Data from the device is enough to begin with; the server's answer follows.
    const look = () =>
      queryClient.isFetching({ predicate: ({ state }) => state.data === undefined }) === 0 && resolve();
    queryClient.getQueryCache().subscribe(look);
    look();
  });
};

/** The rest loads once the first page has its data, or at the latest after this, in milliseconds. */
const latestMs = 10_000;
const stands = async () => {
  await settled();
  await whenIdle();
  // And for queries that started only after the first render.
  await settled();
};

/**
 * The delay before a retry if the connection failed while loading this, in milliseconds. Without it nothing is kept for offline
 * use.
 */
const againMs = 10_000;
const workBehind = (): Promise<void> =>
  importAgain(() => import('./behind.ts')).then(
    (behind) => behind.workBehind(),
    () => wait(againMs).then(workBehind),
  );

const start = async () => {
  await parsed;
  // In the landing page's document the app replaces the page and its stylesheet, which would clash with the app's.
  document.getElementById('landing')?.remove();
  document.querySelector('link[href*="/landing"]')?.remove();
  const root = document.getElementById('root');
  if (!root) return;
  // app.html already shows the shell's outline. It stays until we know which shell to render.
  if (root.firstElementChild && !queryClient.getQueryData(userQuery.queryKey)) await known;
  // The outline stays until we can replace it with data from the device.
  if (expected) await Promise.race([settled(), wait(patienceMs)]);
  // As a transition, React renders in short slices, so the page stays scrollable.
  startTransition(() => createRoot(root).render(<App />));
  void readAhead();
  await Promise.race([stands(), wait(latestMs)]);
  void workBehind();
};

void start();
