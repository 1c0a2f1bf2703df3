import type * as z from 'zod/mini';

type Sums<Shape, Key> = { [Name in Exclude<keyof Shape & string, Key>]: { type: 'number' } };

/** The attributes of a figures item: a number for each field of its synced record, except the key. */
export const sumsOf = <Shape extends z.core.$ZodShape, Key extends keyof Shape & string = never>(
  { shape }: z.ZodMiniObject<Shape>,
  key?: Key,
): Sums<Shape, Key> => {
  const names = Object.keys(shape).filter((name) => name !== key);
  // The cast is needed because `fromEntries` loses the names.
  return Object.fromEntries(names.map((name) => [name, { type: 'number' }])) as Sums<Shape, Key>;
};
