/** An entry of a table by date, in force until the next entry starts. */
export type From<T> = { from: string } & T;

/** The entry in force on a day (`YYYY-MM-DD`) in a table ordered oldest first; undefined before the first. */
export const inForce = <T>(table: readonly From<T>[], day: string): From<T> | undefined =>
  table.findLast(({ from }) => from <= day);

/** The same, but the first entry also covers every earlier day. */
export const inForceOrFirst = <T>(table: readonly [From<T>, ...From<T>[]], day: string): From<T> =>
  inForce(table, day) ?? table[0];
