import * as z from 'zod/mini';
import { code, date, optional, orNull } from '../fields.ts';
import { textLimits } from '../limits.ts';
import { mostTickets, ticketKinds } from './tickets.ts';

const kind = z.enum(ticketKinds);

/** What a form leaves blank is kept as nothing: a list has no field that could stay as it was. */
const orNone = <Out, In>(field: z.ZodMiniType<Out, In>) =>
  z.pipe(
    optional(field),
    z.transform((value: Out | null | undefined) => value ?? null),
  );

export const ticketsInput = z
  .array(
    z.strictObject({
      kind,
      number: orNone(code(textLimits.code)),
      /** Its last day. */
      endsOn: orNone(date),
    }),
  )
  .check(z.maxLength(mostTickets, `Can be at most ${mostTickets}`));

export const tickets = z.array(z.object({ kind, number: orNull(z.string()), endsOn: orNull(z.string()) }));
