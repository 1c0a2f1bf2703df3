type Defined<T> = { [K in keyof T]?: NonNullable<T[K]> };

/** The fields that have a value; a `null` is not kept, it reads back as missing. */
export const withoutNulls = <T extends object>(fields: T): Defined<T> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  ) as Defined<T>;

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
