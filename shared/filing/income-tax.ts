import * as z from 'zod/mini';
import { orNull } from '../fields.ts';
import { spentOn } from '../receipts/spent-on.ts';
import { accepted, created, json, orAccepted } from '../route.ts';
import { mtdPeriods, taxSettings } from '../settings/tax/settings.ts';
import { mtdFigures } from '../tax/mtd.ts';

/** The first tax year whose updates are cumulative, by the calendar year it starts in. */
export const firstFiledYear = 2025;

const selfEmployment = z.object({
  businessId: z.string(),
  tradingName: orNull(z.string()),
  /** The business whose records Fettle keeps. */
  chosen: z.boolean(),
});
export type SelfEmployment = z.output<typeof selfEmployment>;

const businesses = z.object({ businesses: z.array(selfEmployment), readAt: z.string() });

const obligation = z.object({
  from: z.string(),
  to: z.string(),
  dueBy: z.string(),
  status: z.enum(['open', 'fulfilled']),
  received: orNull(z.string()),
});
export type IncomeTaxObligation = z.output<typeof obligation>;

/**
 * The state of an update. `changed`: the records have changed since it was sent; `fulfilled`: HMRC has one that was not sent
 * from here.
 */
export const updateStates = ['open', 'sent', 'changed', 'fulfilled'] as const;

const update = z.object({
  quarter: z.int(),
  from: z.string(),
  to: z.string(),
  dueBy: z.string(),
  mayBeSentFrom: z.string(),
  status: z.enum(updateStates),
  figures: mtdFigures,
  /** A hash of everything to be sent. The send call repeats it, so that nobody sends figures they haven't seen. */
  hash: z.string(),
  sentAt: orNull(z.string()),
  sentBy: orNull(z.string()),
});
export type IncomeTaxUpdate = z.output<typeof update>;

const year = z.object({
  taxYear: z.string(),
  businessId: z.string(),
  tradingName: orNull(z.string()),
  obligations: z.array(obligation),
  updates: z.array(update),
  /** True if turnover is low enough to report one total of expenses. */
  mayConsolidate: z.boolean(),
  /** Categories the user must assign first, with the amounts spent. */
  asked: z.array(z.object({ category: z.enum(spentOn), amount: z.number() })),
  /** Filed with other software, or by an accountant. */
  finalDeclaration: z.object({
    dueBy: z.string(),
    status: z.enum(['open', 'fulfilled']),
    handedOver: z.literal(true),
  }),
  readAt: z.string(),
});
export type IncomeTaxYear = z.output<typeof year>;

/** Looked up rather than validated: an unknown year is a 400 that names it. */
const yearParams = z.object({ taxYear: z.string() });
export const incomeTaxShapes = {
  incomeTaxBusinesses: {
    summary: 'The self-employments that HMRC has for whoever is connected, and which one is kept here',
    reply: json(businesses),
  },
  chooseBusiness: {
    summary: 'Say which self-employment the records here are of',
    body: z.strictObject({
      businessId: z
        .string()
        .check(z.regex(/^X[A-Z0-9]IS[0-9]{11}$/, 'Enter a business ID like XAIS12345678901')),
    }),
    reply: json(businesses),
  },
  choosePeriods: {
    summary: 'Choose how the quarters of this tax year end, at HMRC and here, before its first update',
    body: z.strictObject({ periods: z.enum(mtdPeriods, { error: 'Choose standard or calendar' }) }),
    reply: json(taxSettings),
  },
  incomeTaxYear: {
    summary: 'What HMRC wants for a tax year, and its four updates as they are or would be sent',
    params: yearParams,
    reply: json(year),
  },
  sendUpdate: {
    summary: 'Send an update of the year so far; a later one takes its place',
    params: z.object({ taxYear: z.string(), quarter: z.string() }),
    body: z.strictObject({
      hash: z.string().check(z.regex(/^[\w-]{43}$/, 'Is not of an update')),
      /** One total in place of the expenses by category. */
      consolidated: z.optional(z.boolean()),
    }),
    reply: created(update),
  },
  beginEstimate: {
    summary: 'Have HMRC work out its estimate of the tax for a year so far',
    params: yearParams,
    reply: accepted(z.object({ id: z.string() })),
  },
  estimate: {
    summary:
      'HMRC’s estimate of the tax for a year so far; 202 while it is being worked out. It is not a bill',
    params: z.object({ taxYear: z.string(), estimateId: z.string() }),
    reply: orAccepted(json(z.object({ amount: orNull(z.number()), at: orNull(z.string()) }))),
  },
} as const;
