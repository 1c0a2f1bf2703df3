import * as z from 'zod/mini';
import { basedOn, orNull, time } from '../fields.ts';
import { weekStarts } from '../week-start.ts';
import type { Hours } from './weekdays.ts';

/** How a day's paid time is rounded: never down, which could pay less than the minimum wage. */
export const roundings = ['none', 'up5', 'up15'] as const;
export type Rounding = (typeof roundings)[number];

const span = z
  .strictObject({ from: time, to: time })
  .check(z.refine(({ from, to }) => to > from, { path: ['to'], error: 'Choose a time after the start' }));

/** Null for a day off. */
const day = z.nullable(span);
const everyDay = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };

/** The hours of every day of the week. */
export const hoursShown = z.object(everyDay);

/** The hours of some days of the week; days left out keep theirs, or the firm's. */
export const someHours = z.partial(z.strictObject(everyDay));

/** A day that every year has, so not 29 February. */
const dayOfYear = z
  .string()
  .check(
    z.regex(
      /^(0[13578]|1[02])-(0[1-9]|[12]\d|3[01])$|^(0[469]|11)-(0[1-9]|[12]\d|30)$|^02-(0[1-9]|1\d|2[0-8])$/,
      'Enter a day of the year like 04-01',
    ),
  );

/** Days of leave per year, in half days. */
export const dayCount = z
  .number()
  .check(
    z.minimum(0, 'Cannot be negative'),
    z.maximum(60, 'Can be at most 60'),
    z.multipleOf(0.5, 'Must be whole or half days'),
  );

const fields = {
  paidBreaks: z.boolean(),
  paidHomeTravel: z.boolean(),
  rounding: z.enum(roundings),
  leaveDays: dayCount,
  leaveYearStarts: dayOfYear,
  weekStarts: z.enum(weekStarts),
};

/** Rules and days left out stay unchanged. */
export const rulesInput = z.extend(z.partial(z.strictObject(fields)), {
  hours: z.optional(
    someHours.check(z.refine((given) => Object.keys(given).length > 0, { error: 'Names no day' })),
  ),
  ...basedOn,
});
export type RulesInput = z.output<typeof rulesInput>;

/** A firm's rules for working time and pay. */
export const firmRules = z.object({
  hours: hoursShown,
  ...fields,
  /** Null until set. */
  updatedAt: orNull(z.string()),
});
export type FirmRules = z.output<typeof firmRules>;

/** The rules as stored: only those that were set. */
export type KeptRules = Partial<Omit<FirmRules, 'hours'>> & { hours?: Partial<Hours> | undefined };

const usualDay = { from: '08:00', to: '16:30' };
const usual: FirmRules = {
  hours: { mon: usualDay, tue: usualDay, wed: usualDay, thu: usualDay, fri: usualDay, sat: null, sun: null },
  paidBreaks: false,
  paidHomeTravel: false,
  rounding: 'none',
  leaveDays: 28,
  leaveYearStarts: '01-01',
  weekStarts: 'mon',
  updatedAt: null,
};

/** The rules with the defaults filled in. */
export const rulesOf = (kept: KeptRules = {}): FirmRules => ({
  ...usual,
  ...kept,
  hours: { ...usual.hours, ...kept.hours },
});
