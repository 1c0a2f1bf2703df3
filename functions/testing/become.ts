import { expect, vi } from 'vitest';

/** Waits until what is asked matches. */
export const become = (asked: () => Promise<unknown>, expected: unknown) =>
  vi.waitFor(async () => expect(await asked()).toMatchObject(expected as object), {
    timeout: 60_000,
    interval: 50,
  });
