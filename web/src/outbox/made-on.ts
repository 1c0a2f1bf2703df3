import type { QueryClient, QueryKey } from '@tanstack/react-query';

const bases = new WeakMap<object, unknown>();

/** Notes on which version of its record a form made a change: as it looked when it was opened, whatever was changed since. */
export const madeOn = <Body extends object>(body: Body, base: unknown): Body => {
  bases.set(body, base);
  return body;
};

export const baseOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null ? bases.get(body) : undefined;

/** What was read and is there to be seen. */
export type Seen = readonly [key: QueryKey, data: unknown][];

const pages = new WeakMap<object, Seen>();

export const seenIn = (cache: QueryClient): Seen => cache.getQueriesData({});

/** Notes what was there when a call was made: before it is shown as done, or nothing in it would differ from what there is. */
export const noteSeen = (cache: QueryClient, input: object): void => void pages.set(input, seenIn(cache));

/** What was there when a call was made, where that was noted. */
export const seenBefore = (input: object): Seen | undefined => pages.get(input);
