import { daysShown, monthOf } from '#shared/calendar/month.ts';
import { today } from '#shared/dates.ts';
import { isList, titleAt } from '../titles.ts';
import { hasHint } from './hint.ts';
import { keptCursor } from './kept-cursor.ts';
import { doubtSession } from './kept-session.ts';
import { longDay } from './long-day.ts';
import { registerWorker } from './register-worker.ts';

/*
 * Runs before everything else, on the landing page as its only script: small, and it does not hold up the first
 * paint. For somebody who is probably signed in it sends for the page's code and the user at once, instead of one after the
 * other. The build writes into its tag what each place consists of, and into the landing page's what the app does.
 */
const { page, scripts = '', styles = '', pages = '{}', calls = '{}' } = document.currentScript?.dataset ?? {};
const words = (text: string) => text.split(' ').filter(Boolean);

type Properties = Partial<HTMLLinkElement & HTMLScriptElement>;
const add = (tag: 'link' | 'script', properties: Properties) =>
  document.head.append(Object.assign(document.createElement(tag), properties));

const place = location.pathname === '/' ? '/dashboard' : location.pathname;

const forPlace = (table: string) => (JSON.parse(table) as Record<string, string[]>)[place] ?? [];

/** What the place asks first: where its records lie on this device, what changed since. */
const firstCalls = (): string[] => {
  const cursor = keptCursor();
  return cursor ? [`/api/changes?since=${cursor}`] : forPlace(calls);
};

/** What the place is made of besides the shell and what it shows, each of them once. */
const fetchAhead = () => {
  for (const href of forPlace(pages)) add('link', { rel: 'modulepreload', href });
  for (const call of ['/api/auth/user', ...firstCalls()]) {
    // `{days}` stands for those of the present month's page (web/build/first-calls.ts).
    const href = call.replace('{days}', () => `${new URLSearchParams(daysShown(monthOf(today())))}`);
    add('link', { rel: 'preload', as: 'fetch', href, crossOrigin: 'use-credentials' });
  }
};

const loadedAnew = 'loaded-anew';

/** A page kept by the worker may name code that is gone; by then the worker has the present one. Once, for it may be the connection. */
const loadAnew = ({ target }: Event) => {
  if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
  if (!navigator.onLine || sessionStorage.getItem(loadedAnew)) return;
  sessionStorage.setItem(loadedAnew, '1');
  location.reload();
};
addEventListener('error', loadAnew, true);

/** app.html names its script and its stylesheet. The landing page's document has neither: the app brings its style and waits for it. */
const loadApp = () => {
  const [main = '', ...imported] = words(scripts);
  for (const href of [main, ...imported]) add('link', { rel: 'modulepreload', href, fetchPriority: 'high' });
  const run = () => add('script', { type: 'module', src: main });
  if (styles) add('link', { rel: 'stylesheet', href: styles, onload: run, onerror: run });
  else run();
};

const signedIn = hasHint();
// Said by the tag: this may run before the rest of the document has been read.
const onLanding = page === 'landing';

const title = titleAt(location.pathname);

// Who opens one of the app's places mostly has an account, even where the cookie is gone. They are shown the outline at least.
const isPlace = signedIn || title !== undefined;
if (isPlace) document.documentElement.dataset.app = isList(location.pathname) ? 'list' : '';
if (signedIn) fetchAhead();
if (signedIn && onLanding) loadApp();
else if (onLanding) registerWorker();

// Before anything is drawn, not when the app has found out: the device may be another's by now.
if (!signedIn) doubtSession();
/** Says where this is; app.html has the room for it. */
const showPlace = () => {
  const room = document.getElementById('boot-title');
  // Without its outline the root has the app in it already.
  if (!room) return;
  room.textContent = title ?? '';
  if (signedIn && !keptCursor()) greet();
};

/** A first start has nothing to show yet but which day it is; somebody who is not signed in is sent elsewhere. */
const greet = () => {
  const [words, day] = ['boot-words', 'boot-day'].map((id) => document.getElementById(id));
  if (!words || !day) return;
  day.textContent = longDay(today());
  words.hidden = false;
};

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showPlace, { once: true });
else showPlace();
