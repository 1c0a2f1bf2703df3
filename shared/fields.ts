import * as z from 'zod/mini';
import { isCalendarDate } from './dates.ts';
import { maxHours, maxPounds, textLimits } from './limits.ts';
import { isWholePence, roundToPence } from './money.ts';
import { cannotBeKept, cleaned, cleanedCode } from './plain-text.ts';

/** The field types that contracts are built from. Their messages are shown to users unchanged. */

const length = (text: string): number => (text.length > 20_000 ? text.length : [...text].length);

const limited = (max: number, hasForbidden: (text: string) => boolean, clean = cleaned) =>
  z.string().check(
    z.overwrite(clean),
    z.refine((text: string) => length(text) <= max, { error: `Can be at most ${max} characters` }),
    z.refine((text: string) => !hasForbidden(text), { error: 'Has characters we can’t save' }),
  );

/** Word processors break a line within a paragraph with U+2028, which arrives when somebody pastes from them. */
const inOneLine = (text: string): string => cleaned(text.replace(/[\u2028\u2029]+/g, ' '));

/** One line of text of at most `max` characters. */
export const line = (max: number) => limited(max, cannotBeKept, inOneLine);

/** Text of several lines. */
export const lines = (max: number) => limited(max, (text) => cannotBeKept(text.replace(/[\t\r\n]/g, '')));

/** A line that must not be blank. */
export const requiredLine = (max: number) => line(max).check(z.minLength(1, 'Required'));

/** A reference number or code of at most `max` characters. Codes that look the same are stored the same. */
export const code = (max: number) => limited(max, cannotBeKept, cleanedCode);

export const requiredCode = (max: number) => code(max).check(z.minLength(1, 'Required'));

// The cast removes the Awaited<> that zod's type adds: the function is synchronous.
const emptyToNull = <In>() =>
  z.transform((value: In | '' | null) =>
    typeof value === 'string' && cleaned(value) === '' ? null : value,
  ) as unknown as z.ZodMiniTransform<In | null, In | '' | null>;

/** An optional field. A form's blank text and `null` both clear it; leaving it out of an update keeps it. */
export const optional = <Out, In>(field: z.ZodMiniType<Out, In>) =>
  z.optional(z.pipe(emptyToNull<In>(), z.nullable(field)));

/** Numbers pasted from a web page or chat may contain invisible characters, which cannot be dialled. */
export const telephone = code(textLimits.phone);

/** Invisible characters are removed: mail to an address with one would not arrive. */
export const email = code(textLimits.email).check(
  z.regex(
    /^[^\s@<>(),;:"[\]\\]+@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]+$/u,
    'Enter an email address like name@example.com',
  ),
);

/** An amount of money. Forms send NaN for text that is not a number or is ambiguous. */
export const sum = z.number({
  error: ({ input }) => (Number.isNaN(input) ? 'Enter an amount like 1,234.50' : undefined),
});

/** Pounds, never negative, at most two decimals. */
export const pounds = sum.check(
  z.minimum(0, 'Cannot be negative'),
  z.maximum(maxPounds, 'Is too large'),
  z.refine(isWholePence, { error: 'Can have at most two decimals' }),
  z.overwrite(roundToPence),
);

/** Pounds, possibly negative, at most two decimals. */
export const signedPounds = sum.check(
  z.minimum(-maxPounds, 'Is too large'),
  z.maximum(maxPounds, 'Is too large'),
  z.refine(isWholePence, { error: 'Can have at most two decimals' }),
  z.overwrite(roundToPence),
);

/** Hours, never negative, at most two decimals. */
export const hours = z
  .number()
  .check(
    z.minimum(0, 'Cannot be negative'),
    z.maximum(maxHours, 'Is too large'),
    z.refine(isWholePence, { error: 'Can have at most two decimals' }),
    z.overwrite(roundToPence),
  );

const isDate = (text: unknown): text is string =>
  typeof text === 'string' && isCalendarDate(text) && text >= '1900';

/** A calendar date, `YYYY-MM-DD`, not before 1900: a form where `26` was typed as the year sends the year 26. */
export const date = z
  .string()
  .check(z.refine((text) => isDate(text), { error: 'Enter a date like 20 Nov 2026' }));

/** Checks that the date in field `end` is not before the one in `start`, if both are given. */
export const inOrder = (start: string, end: string) =>
  z.refine<Record<string, unknown>>(
    ({ [start]: from, [end]: to }) => !isDate(from) || !isDate(to) || from <= to,
    { path: [end], error: 'Choose a date on or after the start date' },
  );

/** A time of day, `HH:mm`. */
export const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time like 09:30'));

/** An instant, ISO 8601 UTC. */
export const instant = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/, 'Must be a UTC time'));

/** A record's id. */
export const id = z.int().check(z.positive('Must be an id'));

/** An id in a path or query. */
export const idText = z.pipe(
  z.string().check(
    z.regex(/^[1-9]\d{0,15}$/, 'Must be an id'),
    z.refine((text) => Number.isSafeInteger(Number(text)), 'Must be an id'),
  ),
  z.transform(Number),
);

/** The id in an address. */
export const idParams = z.object({ id: idText });

/** `?limit` and `?cursor` of a list. The cursor is the last id already shown. */
export const pageQuery = z.strictObject({
  limit: z.optional(
    z.pipe(z.string().check(z.regex(/^([1-9]\d?|1\d\d|200)$/, 'Must be from 1 to 200')), z.transform(Number)),
  ),
  cursor: z.optional(
    z.string().check(z.maxLength(200), z.regex(/^[\w.~-]+$/, 'Must be a cursor from the page before')),
  ),
});
export type PageQuery = z.output<typeof pageQuery>;

/** A reply field that is `null` if nothing is stored. */
// @__NO_SIDE_EFFECTS__
export const orNull = <T extends z.ZodMiniType>(field: T) => z._default(z.nullable(field), null);

/** Optional in every update: the `updatedAt` of the version that was edited. */
export const basedOn = { updatedAt: z.optional(instant) };

/** For creates that can be queued: the id the browser chose (shared/ids.ts), which other records may refer to before it is sent. */
export const ownId = { id: z.optional(id) };

/** The founder of the record's firm. Stored only on the firm, and added to each reply as it is sent (functions/lib/reply.ts). */
export const founder = z._default(z.string(), '');

/** The fields of every stored record; `madeBy` is the person who created it, null for a customer or an automatic process. */
export const kept = {
  ...{ id: z.number(), userId: founder, madeBy: orNull(z.string()) },
  ...{ createdAt: z.string(), updatedAt: z.string() },
};
