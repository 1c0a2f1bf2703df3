import { afterEach, vi } from 'vitest';

/**
 * Sets the clock of this process, which the handlers share; timers are not faked. Reset after each test. Returns a function that
 * advances it by milliseconds.
 */
export const setClock = (at: string): ((ms: number) => void) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) });
  return (ms) => vi.setSystemTime(Date.now() + ms);
};

/** Call once in a file that sets the clock. */
export const rightClockAfterEach = (): void => {
  afterEach(() => {
    vi.useRealTimers();
  });
};

export const hour = 60 * 60 * 1000;
export const day = 24 * hour;
