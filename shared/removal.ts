import * as z from 'zod/mini';
import { basedOn } from './fields.ts';
import { none } from './route.ts';

/**
 * A call that deletes a record. It may name the version that the user saw: if the record has changed since, nothing is deleted and
 * the 409 shows it in the shape of `record`.
 */
export const removal = <T extends z.ZodMiniType>(record: T) =>
  ({ query: z.object(basedOn), record, reply: none }) as const;
