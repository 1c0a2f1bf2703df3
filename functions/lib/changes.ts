/** Names of the fields that an update clears, i.e. sets to null. */
export const cleared = <T extends object>(fields: T): (keyof T)[] =>
  (Object.keys(fields) as (keyof T)[]).filter((name) => fields[name] === null);

/** The timestamp of a write: now, but always later than the previous one, so that `updatedAt` grows. */
export const nextInstant = (previous?: string): string => {
  const now = Date.now();
  return new Date(previous ? Math.max(now, Date.parse(previous) + 1) : now).toISOString();
};
