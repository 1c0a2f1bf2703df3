import { Moved } from '#functions/lib/latest.ts';
import { type Operation, type Write, write } from '#functions/lib/transact.ts';

/** Counts by their names, and what else is a copy of records, as words. */
type Counts = Record<string, number | string>;

/** Counts that are not what the records add up to. */
export interface Drift {
  /** The item they are on, within its firm's records: `revenue 2026-11`. */
  where: string;
  found: Counts;
  expected: Counts;
  /** What the item was when it was read; it is put right only while it still is. */
  revision: number | undefined;
  /** Puts it right; throws Moved if the counts have been moved since they were read. */
  repair: Write[];
}

/** A drift that is the same at a second look has not been moved in between. */
export const printOf = ({ where, found, expected, revision }: Drift): string =>
  JSON.stringify([where, revision, found, expected]);

interface Counted {
  where: string;
  /** The item as it was read; undefined where there is none. */
  item: { revision?: number | undefined } | undefined;
  expected: Counts;
  /** Sets the counts; the condition is that of `unmoved`. */
  repair: () => Operation;
}

/** Nothing where the counts are right; a count that is missing is 0. */
export const driftOf = ({ where, item, expected, repair }: Counted): Drift[] => {
  const counts = (item ?? {}) as Partial<Counts>;
  const found = Object.fromEntries(Object.keys(expected).map((name) => [name, counts[name] ?? 0]));
  if (Object.entries(expected).every(([name, count]) => found[name] === count)) return [];
  return [{ where, found, expected, revision: item?.revision, repair: [write(repair(), () => new Moved())] }];
};

interface Operators<A> {
  eq: (attribute: A, value: number) => string;
  notExists: (attribute: A) => string;
}

/** A condition: nobody has moved the counts since they were read. */
export const unmoved =
  (item: { revision?: number | undefined } | undefined) =>
  <A>({ revision }: { revision: A }, { eq, notExists }: Operators<A>): string =>
    item?.revision === undefined ? notExists(revision) : eq(revision, item.revision);
