/** Fields that make sense only together: where one of them conflicts, all of them that somebody set do. */
const groups: readonly (readonly string[])[] = [
  ['lines', 'pricesInclude', 'discount'],
  ['startDate', 'endDate', 'startTime', 'endTime', 'scheduledDate'],
];

type Fields = Readonly<Record<string, unknown>>;

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** The same for people: what is missing, null or blank is nothing, in whatever order fields stand. */
export const sameValue = (a: unknown, b: unknown): boolean => {
  if (isNothing(a) || isNothing(b)) return isNothing(a) && isNothing(b);
  if (typeof a !== 'object' || typeof b !== 'object') return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, other] = [a, b] as [Fields, Fields];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => sameValue(one[name], other[name]));
};

/** Of a quote, what is being worked on is what is changed; what was sent stands beside it. */
const worked = (record: Fields): Fields => ({ ...record, ...(record.working as Fields | undefined) });

interface Edit {
  /** Fields as they were when the edit began, of those that it sets. */
  base: Fields;
  set: Fields;
  /** The record as it is now, which has moved on since. */
  current: Fields;
}

export interface Merged {
  /** Fields that somebody else changed too: nothing is to be set. */
  conflicts: string[];
  /** What is to be set: what the edit did not change stays as it is now. */
  set: Record<string, unknown>;
}

/** An edit of a record that somebody else changed meanwhile. */
export const merge = ({ base, set, current }: Edit): Merged => {
  const now = worked(current);
  const moved = Object.keys(base).filter((name) => !sameValue(base[name], now[name]));
  const together = groups.filter((group) => group.some((name) => moved.includes(name))).flat();
  const conflicts = new Set([...moved, ...together.filter((name) => name in base)]);
  const kept = Object.entries(set).map(([name, value]) => {
    const isOthers = !(name in base) && name in now;
    return [name, isOthers ? now[name] : value] as const;
  });
  return { conflicts: [...conflicts], set: Object.fromEntries(kept) };
};
