import { Moved } from '#functions/lib/latest.ts';
import { type Operation, type Write, write } from '#functions/lib/transact.ts';

/** Counts by name, and other copies of records, as text. */
type Counts = Record<string, number | string>;

/** Counts that differ from what the records add up to. */
export interface Drift {
  /** The item within the firm's records: `revenue 2026-11`. */
  where: string;
  found: Counts;
  expected: Counts;
  /** The item's revision when it was read; the repair is on condition of it. */
  revision: number | undefined;
  /** The repair; throws Moved if the counts have changed since they were read. */
  repair: Write[];
}

/** Identifies a drift: if it is the same at a second look, it has not changed in between. */
export const printOf = ({ where, found, expected, revision }: Drift): string =>
  JSON.stringify([where, revision, found, expected]);

interface Counted {
  where: string;
  /** The item as read; undefined if there is none. */
  item: { revision?: number | undefined } | undefined;
  expected: Counts;
  /** Sets the counts, on condition of `unmoved`. */
  repair: () => Operation;
}

/** Empty if the counts are right; a missing count is 0. */
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

/** A condition: the counts are unchanged since they were read. */
export const unmoved =
  (item: { revision?: number | undefined } | undefined) =>
  <A>({ revision }: { revision: A }, { eq, notExists }: Operators<A>): string =>
    item?.revision === undefined ? notExists(revision) : eq(revision, item.revision);
