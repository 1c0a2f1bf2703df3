import {
  createPath,
  type Location,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  type To,
} from 'react-router-dom';
import { isHeld, unlessHeld } from './guards.ts';
import { keepScroll, saveScroll } from './scroll.ts';
import { onceThere, there, travel } from './travel.ts';

/** The current location, and how the app got there. */
export interface Step {
  location: Location;
  type: NavigationType;
  /** The scroll position stays: only part of the page changed. */
  stays: boolean;
}

/** What we store in the browser's history with each entry. */
interface Entry {
  usr: unknown;
  key: string;
  /** Its position in the history; it tells how far Back went. */
  idx: number;
}

const entry = (): Partial<Entry> => (history.state as Entry | null) ?? {};

const stepBy = (type: NavigationType, stays = false): Step => {
  const { pathname, search, hash } = location;
  const { usr = null, key = 'default' } = entry();
  return { location: { pathname, search, hash, state: usr, key }, type, stays };
};

const newKey = (): string => Math.random().toString(36).slice(2, 10);

// A reloaded page is a new entry: it must not start where another was scrolled to.
if (entry().idx === undefined) history.replaceState({ key: newKey(), ...entry(), idx: 0 }, '');
let index = entry().idx ?? 0;
let current = stepBy(NavigationType.Pop);
const listeners = new Set<(step: Step) => void>();

const arrive = (type: NavigationType, stays?: boolean): void => {
  index = entry().idx ?? index;
  current = stepBy(type, stays);
  for (const listener of listeners) listener(current);
};

export const currentStep = (): Step => current;

/** Calls back for the current location and each later one. Returns a function that unsubscribes. */
export const onStep = (listener: (step: Step) => void): (() => void) => {
  listeners.add(listener);
  listener(current);
  return () => void listeners.delete(listener);
};

const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

const pathOf = (to: To): string => new URL(hrefOf(to), location.href).pathname;

/** Navigating to the current address, as a second press does, adds no entry. */
const isHere = (to: To): boolean => new URL(hrefOf(to), location.href).href === location.href;

const write = (type: NavigationType, to: To, state: unknown, options?: NavigateOptions): void => {
  saveScroll(current.location.key);
  const isNew = type === NavigationType.Push;
  const kept: Entry = {
    usr: state,
    key: newKey(),
    idx: index + (isNew ? 1 : 0),
  };
  history[isNew ? 'pushState' : 'replaceState'](kept, '', hrefOf(to));
  arrive(type, options?.preventScrollReset);
};

/** True if going this far through the history stays in the app. */
const isInApp = (delta: number): boolean => index + delta >= 0;

const step = (type: NavigationType, to: To, go: () => void): void => {
  const path = pathOf(to);
  const begin = () => void unlessHeld(path, go);
  // A search typed into the address of a dialog that is closing belongs to that dialog: applied after Back, it would open it
  // again.
  if (type === NavigationType.Replace && path === location.pathname) begin();
  else onceThere(begin);
};

/** How to treat the browser's next popstate: as the step that undoes Back, or as a Back that was allowed. */
let expected: 'undone' | 'allowed' | undefined;

export const navigator: Navigator = {
  createHref: hrefOf,
  go: (delta) => {
    const begin = () => travel(delta, isInApp(delta));
    // A form that saves at that moment closes itself, which is not a second press.
    if (expected === 'undone') onceThere(begin);
    else begin();
  },
  push: (to, state, options) =>
    step(NavigationType.Push, to, () =>
      write(isHere(to) ? NavigationType.Replace : NavigationType.Push, to, state, options),
    ),
  replace: (to, state, options) =>
    step(NavigationType.Replace, to, () => write(NavigationType.Replace, to, state, options)),
};

/** Called when the browser has undone Back. */
let isUndone: () => void = () => undefined;

const goOn = (): void => {
  const was = expected;
  expected = undefined;
  if (was === 'undone') {
    isUndone();
    return;
  }
  const delta = (entry().idx ?? index) - index;
  const path = location.pathname;
  if (was !== 'allowed' && delta !== 0 && isHeld(path)) {
    expected = 'undone';
    // The user may answer before the browser has undone Back, and the undo would be taken for the allowed step.
    const undone = new Promise<void>((resolve) => {
      isUndone = resolve;
    });
    travel(-delta, true);
    void unlessHeld(path, async () => {
      await undone;
      expected = 'allowed';
      travel(delta, isInApp(delta));
    });
    return;
  }
  saveScroll(current.location.key);
  arrive(NavigationType.Pop);
};

addEventListener('popstate', () => there(goOn));

addEventListener('pagehide', () => {
  saveScroll(current.location.key);
  keepScroll();
});
