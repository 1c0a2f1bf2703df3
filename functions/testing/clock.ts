import { afterEach, vi } from 'vitest';

/**
 * Sets the clock of this process, in which the handlers run too; timers run on as they are. Put right after each test.
 * Answers a function that moves it on by so many milliseconds.
 */
export const setClock = (at: string): ((ms: number) => void) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) });
  return (ms) => vi.setSystemTime(Date.now() + ms);
};

/** To be called once in a file that sets the clock. */
export const rightClockAfterEach = (): void => {
  afterEach(() => {
    vi.useRealTimers();
  });
};

export const hour = 60 * 60 * 1000;
export const day = 24 * hour;
