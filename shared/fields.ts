import * as z from 'zod/mini';
import { isCalendarDate } from './dates.ts';
import { maxHours, maxPounds, textLimits } from './limits.ts';
import { isWholePence, roundToPence } from './money.ts';
import { cannotBeKept, cleaned, cleanedCode } from './plain-text.ts';

/** The kinds of field that contracts are put together from. Messages are shown to people as they stand. */

const length = (text: string): number => (text.length > 20_000 ? text.length : [...text].length);

const limited = (max: number, hasForbidden: (text: string) => boolean, clean = cleaned) =>
  z.string().check(
    z.overwrite(clean),
    z.refine((text: string) => length(text) <= max, { error: `Can be at most ${max} characters` }),
    z.refine((text: string) => !hasForbidden(text), { error: 'Has characters we can’t save' }),
  );

/** One line of text of at most `max` characters. */
export const line = (max: number) => limited(max, cannotBeKept);

/** Text of several lines. */
export const lines = (max: number) => limited(max, (text) => cannotBeKept(text.replace(/[\t\r\n]/g, '')));

/** A line that must not be blank. */
export const requiredLine = (max: number) => line(max).check(z.minLength(1, 'Required'));

/** A number or code of at most `max` characters: two that read the same are the same. */
export const code = (max: number) => limited(max, cannotBeKept, cleanedCode);

export const requiredCode = (max: number) => code(max).check(z.minLength(1, 'Required'));

// The cast takes back the Awaited<> that zod's type adds: the function is not asynchronous.
const emptyToNull = <In>() =>
  z.transform((value: In | '' | null) =>
    typeof value === 'string' && cleaned(value) === '' ? null : value,
  ) as unknown as z.ZodMiniTransform<In | null, In | '' | null>;

/** A field that may be missing. A form's blank text and `null` both clear it; left out of an update, it stays. */
export const optional = <Out, In>(field: z.ZodMiniType<Out, In>) =>
  z.optional(z.pipe(emptyToNull<In>(), z.nullable(field)));

/** Copied from a web page or a chat, it may bring along marks that nobody sees and no telephone can dial. */
export const telephone = code(textLimits.phone);

/** As it is read: with an unseen mark in it, no mail would arrive. */
export const email = code(textLimits.email).check(
  z.regex(
    /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@<>(),;:"[\]\\.]+$/,
    'Enter an email address like name@example.com',
  ),
);

/** A sum of money. What a form could not read as one, or could read as two, comes to it as NaN. */
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

/** Pounds, below zero too, at most two decimals. */
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

/** A calendar date, `YYYY-MM-DD`, from 1900: a form that was given `26` for the year sends the year 26. */
export const date = z
  .string()
  .check(z.refine((text) => isDate(text), { error: 'Enter a date like 20 Nov 2026' }));

/** For a record: the date called `end` is not before the one called `start`, where it has both. */
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

/** The id of a record, as the server makes them. */
export const id = z.int().check(z.positive('Must be an id'));

/** An id in an address or a query. */
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

/** A field of a reply that reads `null` where nothing is kept. */
// @__NO_SIDE_EFFECTS__
export const orNull = <T extends z.ZodMiniType>(field: T) => z._default(z.nullable(field), null);

/** What every update may carry: the `updatedAt` of the record it was based on. */
export const basedOn = { updatedAt: z.optional(instant) };

/** What a create that may wait takes: the id that the browser gave the record (shared/ids.ts), which others may name before it is sent. */
export const ownId = { id: z.optional(id) };

/** The founder of the firm that a record is of. It is kept with the firm alone: a reply fills it in as it goes out (functions/lib/reply.ts). */
export const founder = z._default(z.string(), '');

/** What every kept record carries; `madeBy` is the person who made it, null where that was a customer or nobody. */
export const kept = {
  ...{ id: z.number(), userId: founder, madeBy: orNull(z.string()) },
  ...{ createdAt: z.string(), updatedAt: z.string() },
};
