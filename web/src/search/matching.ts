import { type Asked, askedFor } from './asked.ts';
import { entryFor, type Rows } from './entries.ts';
import { rankOf } from './find.ts';
import type { Kind } from './kinds.ts';

/** The rows that match a search, in order: all rows without a search, and near matches if nothing matches exactly. */
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
