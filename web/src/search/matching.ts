import { askedFor } from './asked.ts';
import { entryFor, type Rows } from './entries.ts';
import { rankOf } from './find.ts';
import type { Kind } from './kinds.ts';

/** The rows of a list that a search finds, in their order: all where nothing is searched. */
export const matching = <K extends Kind>(
  kind: K,
  rows: readonly Rows[K][],
  search: string,
): readonly Rows[K][] => {
  const asked = askedFor(search);
  return asked ? rows.filter((row) => rankOf(entryFor(kind, row), asked) !== undefined) : rows;
};
