/** What holds from a day on, until the next entry of its table begins. */
export type From<T> = { from: string } & T;

/** The entry of a table, oldest first, in force on a day (`YYYY-MM-DD`); `undefined` before the first. */
export const inForce = <T>(table: readonly From<T>[], day: string): From<T> | undefined =>
  table.findLast(({ from }) => from <= day);

/** The same for a table that begins before anything a user may date: its first entry stands for what came earlier. */
export const inForceOrFirst = <T>(table: readonly [From<T>, ...From<T>[]], day: string): From<T> =>
  inForce(table, day) ?? table[0];
