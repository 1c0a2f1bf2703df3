import * as z from 'zod/mini';
import { code, date, optional, orNull } from '../fields.ts';
import { textLimits } from '../limits.ts';
import { mostTickets, ticketKinds } from './tickets.ts';

const kind = z.enum(ticketKinds);

/** Blank fields of a form are stored as missing: a list replaces all, so no field can stay as it was. */
const orNone = <Out, In>(field: z.ZodMiniType<Out, In>) =>
  z.pipe(
    optional(field),
    z.transform((value: Out | null | undefined) => value ?? null),
  );

const list = z
  .array(
    z.strictObject({
      kind,
      number: orNone(code(textLimits.code)),
      /** The last day it is valid. */
      endsOn: orNone(date),
    }),
  )
  .check(z.maxLength(mostTickets, `Can be at most ${mostTickets}`));
type List = z.input<typeof list>;

/** A reply shows null for somebody without tickets, and must be accepted when sent back. A form always has a list. */
const nullToNone = z.transform((given: unknown) => given ?? []) as unknown as z.ZodMiniTransform<List, List>;

export const ticketsInput = z.pipe(nullToNone, list);

export const tickets = z.array(z.object({ kind, number: orNull(z.string()), endsOn: orNull(z.string()) }));
