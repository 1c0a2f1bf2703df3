import { type Asked, askedFor } from './asked.ts';
import { entryFor, type Rows } from './entries.ts';
import { rankOf } from './find.ts';
import type { Kind } from './kinds.ts';

/** The rows of a list that a search finds, in their order: all where nothing is searched, and what is nearly the same where nothing else is found. */
export const matching = <K extends Kind>(
  kind: K,
  rows: readonly Rows[K][],
  search: string,
): readonly Rows[K][] => {
  const asked = askedFor(search);
  if (!asked) return rows;
  const fitting = (by: Asked) => rows.filter((row) => rankOf(entryFor(kind, row), by) !== undefined);
  const exact = fitting(asked);
  return exact.length > 0 ? exact : fitting({ ...asked, isNear: true });
};
