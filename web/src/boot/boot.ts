import { daysShown, monthOf } from '#shared/calendar/month.ts';
import { today } from '#shared/dates.ts';
import { isList, titleAt } from '../titles.ts';
import { hasHint, roleHint } from './hint.ts';
import { keptCursor } from './kept-cursor.ts';
import { doubtSession } from './kept-session.ts';
import { longDay } from './long-day.ts';
import { registerWorker } from './register-worker.ts';

/*
 * Runs before everything else, and is the landing page's only script: small, and it doesn't block the first paint. For somebody
 * who is probably signed in, it fetches the page's code and the user in parallel. The build writes into its tag what each place
 * consists of and, on the landing page, what the app does.
 */
const {
  page,
  scripts = '',
  styles = '',
  pages = '{}',
  calls = '{}',
  closed = '{}',
} = document.currentScript?.dataset ?? {};
const words = (text: string) => text.split(' ').filter(Boolean);

type Properties = Partial<HTMLLinkElement & HTMLScriptElement>;
const add = (tag: 'link' | 'script', properties: Properties) =>
  document.head.append(Object.assign(document.createElement(tag), properties));

const place = location.pathname === '/' ? '/dashboard' : location.pathname;

const listIn = (table: string, key: string) => (JSON.parse(table) as Record<string, string[]>)[key] ?? [];
const forPlace = (table: string) => listIn(table, place);

/** The place's first requests that the user may make; with records stored on this device, only the changes since then. */
const firstCalls = (): string[] => {
  const cursor = keptCursor();
  if (cursor) return [`/api/changes?since=${cursor}`];
  const refused = listIn(closed, roleHint());
  return forPlace(calls).filter((call) => !refused.includes(call));
};

/** Preloads the place's code and data, each once. */
const fetchAhead = () => {
  for (const href of forPlace(pages)) add('link', { rel: 'modulepreload', href });
  for (const call of ['/api/auth/user', ...firstCalls()]) {
    // `{days}` is the range of this month's page (web/build/first-calls.ts).
    const href = call.replace('{days}', () => `${new URLSearchParams(daysShown(monthOf(today())))}`);
    add('link', { rel: 'preload', as: 'fetch', href, crossOrigin: 'use-credentials' });
  }
};

const loadedAnew = 'loaded-anew';

/**
 * A cached page may name chunks that are gone; by then the worker has the current page. Only once, because the connection may be
 * the cause.
 */
const loadAnew = () => {
  if (!navigator.onLine || sessionStorage.getItem(loadedAnew)) return;
  sessionStorage.setItem(loadedAnew, '1');
  location.reload();
};

/** By the load event, app.html's own script has run and said so (main.tsx), or it failed, perhaps before this ran. */
const checkStarted = () => {
  if (document.documentElement.dataset.started !== 'yes') loadAnew();
};

/** app.html has script and stylesheet tags. The landing page has neither: the app brings its stylesheet and waits for it. */
const loadApp = () => {
  const [main = '', ...imported] = words(scripts);
  for (const href of [main, ...imported]) add('link', { rel: 'modulepreload', href, fetchPriority: 'high' });
  const run = () => add('script', { type: 'module', src: main, onerror: loadAnew });
  if (styles) add('link', { rel: 'stylesheet', href: styles, onload: run, onerror: run });
  else run();
};

const signedIn = hasHint();
// Known from the tag: this may run before the rest of the document has been parsed.
const onLanding = page === 'landing';

const title = titleAt(location.pathname);

// Whoever opens one of the app's paths usually has an account, even if the cookie is gone, so they at least see the outline.
const isPlace = signedIn || title !== undefined;
if (isPlace) document.documentElement.dataset.app = isList(location.pathname) ? 'list' : '';
if (signedIn) fetchAhead();
if (signedIn && onLanding) loadApp();
else if (onLanding) registerWorker();
if (!onLanding && document.readyState === 'complete') checkStarted();
else if (!onLanding) addEventListener('load', checkStarted, { once: true });

// Before anything is rendered, not when the app finds out: somebody else may be using the device.
if (!signedIn) doubtSession();
/** Shows the place's title in app.html's outline. */
const showPlace = () => {
  const room = document.getElementById('boot-title');
  // Without an outline the root already contains the app.
  if (!room) return;
  room.textContent = title ?? '';
  if (signedIn && !keptCursor()) greet();
};

/** A first start has nothing to show but the date; signed-out visitors are redirected. */
const greet = () => {
  const [words, day] = ['boot-words', 'boot-day'].map((id) => document.getElementById(id));
  if (!words || !day) return;
  day.textContent = longDay(today());
  words.hidden = false;
};

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showPlace, { once: true });
else showPlace();
