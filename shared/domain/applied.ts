type Defined<T> = { [K in keyof T]?: NonNullable<T[K]> };

/** The fields with a value: `null` is stored as a missing field. */
export const withoutNulls = <T extends object>(fields: T): Defined<T> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  ) as Defined<T>;

/** A record after an update: fields left out stay, `null` removes a field. */
export const applied = <T extends object>(
  current: T,
  changes: { [K in keyof T]?: T[K] | null | undefined },
): T => {
  const after = { ...current } as Record<string, unknown>;
  for (const [name, value] of Object.entries(changes))
    if (value !== undefined) after[name] = value ?? undefined;
  return after as T;
};
