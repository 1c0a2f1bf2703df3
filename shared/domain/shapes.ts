import type * as z from 'zod/mini';
import type { Kind } from './kinds.ts';

/**
 * What a record of each kind holds: its own fields and the ids of others, never another's name; amounts in pounds as on the wire,
 * figures in whole pence. The server sends what a shape names and nothing else, so keys and secrets never leave it. Not for the
 * browser's bundle, which trusts a marked answer: there only the types are imported.
 */
export const shapes = {} satisfies Partial<Record<Kind, z.ZodMiniType>>;

type Shapes = typeof shapes;

/** The data of records by kind. */
export type Records = {
  [K in Kind]: K extends keyof Shapes
    ? Shapes[K] extends z.ZodMiniType
      ? z.output<Shapes[K]>
      : never
    : never;
};
