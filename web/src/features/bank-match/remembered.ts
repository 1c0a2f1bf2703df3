import * as z from 'zod/mini';
import type { Matching } from '../../forms/csv/columns.ts';

const shape = z.record(z.string(), z.record(z.string(), z.string()));

const keyOf = (userId: string): string => `fettle-statement-${userId}`;
/** Files from the same bank have the same headings, or the same number of columns. */
const bankOf = (headings: readonly string[]): string => headings.join('\n');

const all = (userId: string): Record<string, Matching> => {
  try {
    return z.parse(shape, JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}'));
  } catch {
    return {};
  }
};

/** The columns that the user chose in this browser for a file with these headings, if any. */
export const rememberedColumns = (userId: string, headings: readonly string[]): Matching | undefined =>
  all(userId)[bankOf(headings)];

/** Stores them. A browser without storage just asks again. */
export const rememberColumns = (userId: string, headings: readonly string[], matching: Matching): void => {
  try {
    const next = { ...all(userId), [bankOf(headings)]: matching };
    localStorage.setItem(keyOf(userId), JSON.stringify(next));
  } catch {
    // The columns are chosen again the next time.
  }
};
