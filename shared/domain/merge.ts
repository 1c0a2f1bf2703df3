/** Fields that only make sense together: if one conflicts, so do all of its group that the edit sets. */
const groups: readonly (readonly string[])[] = [
  ['lines', 'pricesInclude', 'discount'],
  ['startDate', 'endDate', 'startTime', 'endTime', 'scheduledDate'],
];

type Fields = Readonly<Record<string, unknown>>;

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** True if two values look the same to a user: missing, null and blank are equal, and the order of fields does not matter. */
export const sameValue = (a: unknown, b: unknown): boolean => {
  if (isNothing(a) || isNothing(b)) return isNothing(a) && isNothing(b);
  if (typeof a !== 'object' || typeof b !== 'object') return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, other] = [a, b] as [Fields, Fields];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => sameValue(one[name], other[name]));
};

/** A quote's editable fields are in `working`, beside the version that was sent. */
const worked = (record: Fields): Fields => ({ ...record, ...(record.working as Fields | undefined) });

interface Edit {
  /** The old values of the fields that the edit sets. */
  base: Fields;
  set: Fields;
  /** The newest version of the record. */
  current: Fields;
}

export interface Merged {
  /** Fields that somebody else changed too: if there are any, nothing may be written. */
  conflicts: string[];
  /** The fields to write: those that the edit did not change keep their newest value. */
  set: Record<string, unknown>;
}

/** Merges an edit into a record that somebody else has changed meanwhile. */
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
