import * as z from 'zod/mini';

const test = z.object({
  isOver: z.boolean(),
  notifyBy: z.nullable(z.string()),
  registeredFrom: z.nullable(z.string()),
});

/** How close the business is to the VAT registration limit. Money in pounds, London dates, months `YYYY-MM`. */
export const registration = z.object({
  asOf: z.string(),
  isRegistered: z.boolean(),
  limits: z.object({ registration: z.number(), deregistration: z.number() }),
  /** Taxable turnover of the last twelve months, up to today. */
  turnover: z.number(),
  percent: z.number(),
  /** The highest warning level reached, in percent. */
  warning: z.nullable(z.number()),
  /** By month, oldest first; the last is the current month to date. */
  months: z.array(z.object({ month: z.string(), turnover: z.number() })),
  /** The past test: the first of the last twelve month ends at which the previous twelve months exceeded the limit. */
  past: z.extend(test, { monthEnd: z.string(), rolling: z.number() }),
  /** The future test: what is expected in the next 30 days alone. */
  future: z.extend(test, { expected: z.number(), accepted: z.number() }),
  /** Going by the last twelve months, the business may deregister, or may ask for an exception although it is over the limit. */
  mayDeregister: z.boolean(),
  mayAskException: z._default(z.boolean(), false),
  /** Open quotes, each of which alone would bring the twelve months over the limit. */
  crossing: z.array(z.object({ id: z.number(), number: z.string(), title: z.string(), total: z.number() })),
});
export type Registration = z.output<typeof registration>;

const expected = z.pipe(
  z.string().check(z.regex(/^\d{1,8}(\.\d{1,2})?$/, 'Enter an amount like 25,000')),
  z.transform(Number),
);

export const registrationQuery = z.strictObject({
  /** What the trader expects in the next 30 days besides accepted quotes, in pounds. */
  expected: z.optional(expected),
});
export type RegistrationQuery = z.output<typeof registrationQuery>;
