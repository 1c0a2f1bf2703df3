import * as z from 'zod/mini';
import { daysBetween } from '../dates.ts';
import { date, orNull, pageQuery } from '../fields.ts';
import { created, json, orAccepted, page } from '../route.ts';
import { boxes, mark, outcomes } from '../tax/vat.ts';
import { taxRecordKinds, taxRecordWhys } from '../tax-shares.ts';

/** The state of a return. `draft`: nothing was sent; `unknown`: HMRC didn't answer, so we are finding out. */
export const returnStates = ['draft', 'sending', 'unknown', 'refused', 'filed', 'filedElsewhere'] as const;

/** Why a figure of an earlier return changed. Deliberate errors must be reported to HMRC separately, never in a return. */
export const causes = ['care', 'careless', 'deliberate'] as const;
export type Cause = (typeof causes)[number];

const obligation = z.object({
  start: z.string(),
  end: z.string(),
  due: z.string(),
  status: z.enum(['open', 'fulfilled']),
  /** When HMRC received the return. */
  received: orNull(z.string()),
  /** The state of our return, if there is one. */
  ours: orNull(z.enum(returnStates)),
  /** Box 5 in pounds of a return filed here, and whether it is payable or repayable. */
  amount: orNull(z.number()),
  outcome: orNull(z.enum(outcomes)),
});
export type ShownObligation = z.output<typeof obligation>;

/** A change in pounds to a filed period. */
const correction = z.object({
  of: z.string(),
  box1: z.number(),
  box4: z.number(),
  cause: orNull(z.enum(causes)),
  /** `claim`: only bills that came later. `old`: its period ended more than four years ago, so it isn't counted. */
  place: z.enum(['return', 'claim', 'vat652', 'old']),
});
export type ShownCorrection = z.output<typeof correction>;

/** What a record adds, in pounds: `vat` to boxes 1 and 4, `net` to boxes 6 and 7. */
const accountRow = z.object({
  box: z.int(),
  why: z.enum(taxRecordWhys),
  on: z.string(),
  kind: z.enum(taxRecordKinds),
  id: z.number(),
  label: z.string(),
  net: z.number(),
  vat: z.number(),
});
export type AccountRow = z.output<typeof accountRow>;

const acknowledgement = z.object({
  formBundleNumber: orNull(z.string()),
  /** As HMRC sent it. */
  processingDate: orNull(z.string()),
  paymentIndicator: orNull(z.string()),
  chargeRefNumber: orNull(z.string()),
  receiptId: orNull(z.string()),
  receiptTimestamp: orNull(z.string()),
  correlationId: orNull(z.string()),
  /** Set if we found it at HMRC after receiving no answer. */
  foundAt: orNull(z.string()),
});
export type Acknowledgement = z.output<typeof acknowledgement>;

const hint = z.object({ path: z.string(), message: z.string() });

export const filingReturn = z.object({
  start: z.string(),
  end: z.string(),
  due: z.string(),
  status: z.enum(returnStates),
  boxes: z.nullable(boxes),
  outcome: z.nullable(z.enum(outcomes)),
  /** What each record adds; empty if there are too many for one reply. */
  account: z.array(accountRow),
  isAccountPaged: z._default(z.boolean(), false),
  /** True if cash accounting applies on any day of it. */
  isCash: z._default(z.boolean(), false),
  corrections: z.array(correction),
  marks: z.array(mark),
  /** Why it can't be filed as it is; empty if it can. */
  blocked: z.array(hint),
  /** A hash of everything to be sent. The filing call repeats it, so that nobody declares figures they haven't seen. */
  hash: z.string(),
  /** The declaration to be made, word for word. */
  declaration: z.string(),
  declaredBy: orNull(z.string()),
  declaredAt: orNull(z.string()),
  /** HMRC's reason for refusing it. */
  refusal: orNull(z.object({ code: z.string(), message: z.string(), at: z.string() })),
  acknowledgement: orNull(acknowledgement),
  /** HMRC's figures for a return filed with other software. */
  theirs: orNull(boxes),
});
export type FilingReturn = z.output<typeof filingReturn>;

/** The longest range in days that HMRC accepts. */
const mostDays = 366;

const obligationsQuery = z.strictObject({ from: z.optional(date), to: z.optional(date) }).check(
  z.refine(({ from, to }) => !from || !to || (from <= to && daysBetween(from, to) <= mostDays), {
    path: ['to'],
    error: 'Choose a last day after the first, and at most a year later',
  }),
);

/** Looked up rather than validated: an unknown period is a 400 that names it. */
const endParams = z.object({ end: z.string() });

const money = z.number();

/** A penalty for VAT of a period that was paid late: the first of its kind, or the second, which grows daily. */
const latePenalty = z.object({
  isSecond: z.boolean(),
  from: orNull(z.string()),
  to: orNull(z.string()),
  /** When the VAT was due. */
  due: orNull(z.string()),
  /** What it stands at until the VAT is paid. */
  accruing: money,
  /** What HMRC has charged, and what of it is left to pay. */
  charged: money,
  outstanding: money,
  /** Names the charge; null until there is one. */
  reference: orNull(z.string()),
});

/** A charge for a late return, once there are too many points. */
const lateReturnPenalty = z.object({
  from: orNull(z.string()),
  to: orNull(z.string()),
  /** When the return was due. */
  due: orNull(z.string()),
  charged: money,
  outstanding: money,
  reference: orNull(z.string()),
});

export const vatFilingShapes = {
  vatObligations: {
    summary: 'The VAT periods that HMRC wants returns for; a year back and 90 days on unless told otherwise',
    query: obligationsQuery,
    reply: json(z.object({ obligations: z.array(obligation), readAt: z.string() })),
  },
  vatFiled: {
    summary:
      'VAT periods as HMRC last gave them, and returns sent from here, newest first; HMRC is not asked',
    reply: json(
      z.object({
        returns: z.array(obligation),
        /** When HMRC last gave its periods; null if it gave none. */
        readAt: orNull(z.string()),
      }),
    ),
  },
  vatReturn: {
    summary: 'The VAT return of a period by its last day: what would be sent, or what was',
    params: endParams,
    reply: json(filingReturn),
  },
  vatReturnAccount: {
    summary: 'What the records of a period add to its return now, record by record, newest first',
    params: endParams,
    query: pageQuery,
    reply: page(accountRow),
  },
  fileVatReturn: {
    summary: 'File a VAT return with HMRC; 202 where it is not known yet whether it arrived',
    params: endParams,
    body: z.strictObject({
      hash: z.string().check(z.regex(/^[\w-]{43}$/, 'Is not of a draft')),
      declared: z.literal(true, { error: 'Tick the declaration first' }),
      corrections: z.optional(
        z
          .array(z.strictObject({ of: date, cause: z.enum(causes, { error: 'Say why it changed' }) }))
          .check(z.maxLength(60, 'Can be at most 60')),
      ),
    }),
    reply: orAccepted(created(filingReturn)),
  },
  acknowledgement: {
    summary: 'One page that proves a return was filed, as a PDF',
    params: endParams,
  },
  vatInformation: {
    summary: 'How HMRC has the business registered for VAT, and what Settings say otherwise',
    reply: json(
      z.object({
        registeredFrom: orNull(z.string()),
        /** HMRC's category number of the trade, under the flat rate. */
        flatRate: orNull(z.object({ category: orNull(z.string()) })),
        differs: z.array(z.enum(['vatFrom', 'vatScheme'])),
      }),
    ),
  },
  vatAccount: {
    summary: 'What HMRC says is to be paid of VAT, what it got in the last year, and penalty points',
    reply: json(
      z.object({
        liabilities: z.array(
          z.object({
            from: orNull(z.string()),
            to: orNull(z.string()),
            type: z.string(),
            original: money,
            outstanding: money,
            due: orNull(z.string()),
          }),
        ),
        payments: z.array(z.object({ amount: money, received: orNull(z.string()) })),
        /** The total outstanding. */
        owed: money,
        penalties: z.object({
          points: z.number(),
          threshold: orNull(z.number()),
          charges: money,
          /** What is left to pay of all penalties charged. */
          outstanding: money,
          returns: z.array(lateReturnPenalty),
          late: z.array(latePenalty),
        }),
        readAt: z.string(),
      }),
    ),
  },
  vatPenalty: {
    summary: 'What a penalty stands at: paid, left to pay, and its interest',
    params: z.object({ reference: z.string() }),
    reply: json(
      z.object({
        reference: z.string(),
        charged: money,
        paid: money,
        outstanding: money,
        /** Charged and still growing, beside the penalty. */
        interest: money,
        payBy: orNull(z.string()),
        readAt: z.string(),
      }),
    ),
  },
} as const;
