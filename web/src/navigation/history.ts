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

/** Where the app is, and how it came there. */
export interface Step {
  location: Location;
  type: NavigationType;
  /** The page stays as it is scrolled: only a part of it has changed. */
  stays: boolean;
}

/** What lies in the browser's history beside an address. */
interface Entry {
  usr: unknown;
  key: string;
  /** Its place in the order of steps: without it nobody knows how far Back went. */
  idx: number;
}

const entry = (): Partial<Entry> => (history.state as Entry | null) ?? {};

const stepBy = (type: NavigationType, stays = false): Step => {
  const { pathname, search, hash } = location;
  const { usr = null, key = 'default' } = entry();
  return { location: { pathname, search, hash, state: usr, key }, type, stays };
};

const newKey = (): string => Math.random().toString(36).slice(2, 10);

// A page that is opened anew is a step of its own: it does not begin where another was scrolled to.
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

/** Tells of every step from the present one on; returns how to stop. */
export const onStep = (listener: (step: Step) => void): (() => void) => {
  listeners.add(listener);
  listener(current);
  return () => void listeners.delete(listener);
};

const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

const pathOf = (to: To): string => new URL(hrefOf(to), location.href).pathname;

/** To where one is already, as by a second press before the first is drawn, is no new step. */
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

/** Whether so many steps through the history lead to one of the app's. */
const isInApp = (delta: number): boolean => index + delta >= 0;

const step = (type: NavigationType, to: To, go: () => void): void => {
  const path = pathOf(to);
  const begin = () => void unlessHeld(path, go);
  // A word typed into the address of what is being closed belongs to that, and would open it again where Back led.
  if (type === NavigationType.Replace && path === location.pathname) begin();
  else onceThere(begin);
};

/** What the next step that the browser reports is: one that undoes Back until somebody has answered, or Back after all. */
let expected: 'undone' | 'allowed' | undefined;

export const navigator: Navigator = {
  createHref: hrefOf,
  go: (delta) => {
    const begin = () => travel(delta, isInApp(delta));
    // A form that is saved just then closes by a step of its own, which is no second press.
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

/** Called once the step that undoes Back is reported. */
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
    // The answer may be quicker than the browser, which would take the step that undoes for the one that was allowed.
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
