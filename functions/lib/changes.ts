type Defined<T> = { [K in keyof T]?: NonNullable<T[K]> };

/** The fields that have a value; a `null` is not kept, it reads back as missing. */
export const withoutNulls = <T extends object>(fields: T): Defined<T> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  ) as Defined<T>;

/** Names of the fields that an update clears. */
export const cleared = <T extends object>(fields: T): (keyof T)[] =>
  (Object.keys(fields) as (keyof T)[]).filter((name) => fields[name] === null);

/** The instant of a write: now, but always later than the one before, so that `updatedAt` grows. */
export const nextInstant = (previous?: string): string => {
  const now = Date.now();
  return new Date(previous ? Math.max(now, Date.parse(previous) + 1) : now).toISOString();
};

/** The record after an update: a field that was left out stays, one set to `null` is missing. */
export const applied = <T extends object>(
  current: T,
  changes: { [K in keyof T]?: T[K] | null | undefined },
): T => {
  const after = { ...current } as Record<string, unknown>;
  for (const [name, value] of Object.entries(changes))
    if (value !== undefined) after[name] = value ?? undefined;
  return after as T;
};
