import * as z from 'zod/mini';
import { type Kind, kinds } from './kinds.ts';

const record = z.object({ kind: z.enum(kinds), id: z.number() });
export type Recent = z.output<typeof record>;

const most = 8;
const keyOf = (userId: string): string => `fettle-found-${userId}`;

/** Records opened from the search in this browser, newest first: only their ids, not their content. */
export const recentlyFound = (userId: string): Recent[] => {
  try {
    return z.parse(z.array(record), JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]'));
  } catch {
    return [];
  }
};

/** Remembers that one was opened, if the browser has storage. */
export const rememberFound = (userId: string, kind: Kind, id: number): void => {
  const others = recentlyFound(userId).filter((each) => each.kind !== kind || each.id !== id);
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify([{ kind, id }, ...others].slice(0, most)));
  } catch {
    // Nothing is lost but a shortcut.
  }
};
