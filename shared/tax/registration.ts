import * as z from 'zod/mini';

const test = z.object({
  isOver: z.boolean(),
  notifyBy: z.nullable(z.string()),
  registeredFrom: z.nullable(z.string()),
});

/** The watch over VAT registration. Money is pounds, days are London's, months `YYYY-MM`. */
export const registration = z.object({
  asOf: z.string(),
  isRegistered: z.boolean(),
  limits: z.object({ registration: z.number(), deregistration: z.number() }),
  /** Taxable turnover of the twelve months up to today. */
  turnover: z.number(),
  percent: z.number(),
  /** The highest warning reached, in percent. */
  warning: z.nullable(z.number()),
  /** By month, oldest first, the last one to today. */
  months: z.array(z.object({ month: z.string(), turnover: z.number() })),
  /** By what was sold: the first of the last twelve month ends at which the twelve months before were over. */
  past: z.extend(test, { monthEnd: z.string(), rolling: z.number() }),
  /** By what is expected in the next 30 days alone. */
  future: z.extend(test, { expected: z.number(), accepted: z.number() }),
  /** HMRC may be asked to leave, or over the limit for an exception, by the last twelve months. */
  mayDeregister: z.boolean(),
  mayAskException: z._default(z.boolean(), false),
  /** Open quotes that would bring the twelve months over the limit, each by itself. */
  crossing: z.array(z.object({ id: z.number(), number: z.string(), title: z.string(), total: z.number() })),
});
export type Registration = z.output<typeof registration>;

const expected = z.pipe(
  z.string().check(z.regex(/^\d{1,8}(\.\d{1,2})?$/, 'Enter an amount like 25,000')),
  z.transform(Number),
);

export const registrationQuery = z.strictObject({
  /** Pounds that the trader expects in the next 30 days, beside accepted quotes. */
  expected: z.optional(expected),
});
export type RegistrationQuery = z.output<typeof registrationQuery>;
