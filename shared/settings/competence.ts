import * as z from 'zod/mini';
import { code, date, id, line, optional, requiredCode, requiredLine } from '../fields.ts';
import { textLimits } from '../limits.ts';
import { instrumentKinds } from './instruments.ts';

/** The most engineers, and the most instruments, that a firm may list. */
export const mostListed = 50;

/**
 * Gas Safe numbers are digits. The Register publishes no length; businesses have up to six, licence cards seven.
 */
const gasSafeDigits = (error: string) => requiredCode(textLimits.code).check(z.regex(/^\d{1,7}$/, error));

export const gasSafeNumber = gasSafeDigits('Enter the digits of your Gas Safe number');
export const licenceNumber = gasSafeDigits('Enter the digits of the licence card');

/** Blank fields of a form are stored as missing: a list replaces all, so no field can stay as it was. */
const orNone = <Out, In>(field: z.ZodMiniType<Out, In>) =>
  z.pipe(
    optional(field),
    z.transform((value: Out | null | undefined) => value ?? null),
  );

const engineer = z
  .strictObject({
    owner: z.optional(z.literal(true)),
    employeeId: z.optional(id),
    name: requiredLine(textLimits.name),
    licence: licenceNumber,
    endsOn: orNone(date),
  })
  .check(
    z.refine(({ owner, employeeId }) => Boolean(owner) !== (employeeId !== undefined), {
      path: ['employeeId'],
      error: 'Choose who it is',
    }),
  );

export const instrument = z.strictObject({
  id: z.optional(id),
  kind: z.enum(instrumentKinds),
  make: orNone(line(textLimits.name)),
  serial: requiredCode(textLimits.code),
  calibratedOn: orNone(date),
  calibrationDue: orNone(date),
});

export const instruments = z.array(instrument).check(z.maxLength(mostListed, `Can be at most ${mostListed}`));

export const competenceInput = z.strictObject({
  gasSafe: z.optional(
    z.nullable(
      z.strictObject({
        registration: gasSafeNumber,
        engineers: z._default(z.array(engineer).check(z.maxLength(mostListed)), []),
      }),
    ),
  ),
  electrical: z.optional(
    z.nullable(
      z.strictObject({
        scheme: requiredLine(textLimits.name),
        number: orNone(code(textLimits.code)),
        endsOn: orNone(date),
      }),
    ),
  ),
  oftec: optional(code(textLimits.code)),
  unvented: optional(code(textLimits.code)),
  instruments: z.optional(instruments),
});
export type CompetenceInput = z.output<typeof competenceInput>;
