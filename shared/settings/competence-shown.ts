import * as z from 'zod/mini';
import { orNull } from '../fields.ts';
import { instrumentKinds } from './instruments.ts';

const text = orNull(z.string());

/** What a firm is registered and equipped for, as its certificates say it: stored and in replies. */
export const competence = z.object({
  gasSafe: orNull(
    z.object({
      registration: z.string(),
      engineers: z.array(
        z.object({
          owner: z.optional(z.literal(true)),
          employeeId: z.optional(z.number()),
          name: z.string(),
          licence: z.string(),
          /** The last day it is valid. */
          endsOn: text,
        }),
      ),
    }),
  ),
  electrical: orNull(z.object({ scheme: z.string(), number: text, endsOn: text })),
  oftec: text,
  unvented: text,
  instruments: z._default(
    z.array(
      z.object({
        id: z.optional(z.nullable(z.number())),
        kind: z.enum(instrumentKinds),
        make: text,
        serial: z.string(),
        /** When it was last calibrated, and the last day that this holds. */
        calibratedOn: text,
        calibrationDue: text,
      }),
    ),
    [],
  ),
});
export type Competence = z.output<typeof competence>;
