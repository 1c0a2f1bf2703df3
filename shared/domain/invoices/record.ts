import * as z from 'zod/mini';
import { yesNo } from '../../clients/yes-no.ts';
import { kept } from '../../fields.ts';
import { cisExpectation } from '../../invoices/cis-expectation.ts';
import { agreement, claimKinds, claimOutcomes, debtors } from '../../invoices/claims.ts';
import { reverseCharge } from '../../invoices/reverse-charge-answers.ts';
import { invoiceStatuses } from '../../invoices/status.ts';
import { priceModes } from '../../lines/document.ts';
import { shownLine, sums } from '../../lines/shown.ts';
import { handMethods } from '../../payments/methods.ts';
import { vatCodes } from '../../uk/vat.ts';
import type { Received } from '../payments/ledger.ts';
import { taxCodes } from '../taxed/names.ts';

const text = z.optional(z.string());
const number = z.optional(z.number());
const given = <T extends z.ZodMiniType>(field: T) => z.optional(z.nullable(field));

/** The fields about the work on an invoice and its draft. Pounds; days are `YYYY-MM-DD`. */
const work = {
  clientId: z.number(),
  jobId: number,
  workDescription: text,
  workStartDate: text,
  workEndDate: text,
  workLocation: text,
  materialsCost: number,
  laborCost: number,
  hoursWorked: number,
  hourlyRate: number,
  notes: text,
};

const discount = z.object({ percent: z.optional(z.number()), amount: z.optional(z.number()) });

/** Lines as entered. */
export const keptLines = z.array(
  z.extend(shownLine, {
    optional: z.optional(z.boolean()),
    source: given(z.object({ price: number, item: number, employee: number, invoice: number })),
  }),
);

/** The fields that go with lines. */
export const linesPart = {
  pricesInclude: z.optional(z.enum(priceModes)),
  discount: given(discount),
  taxPoint: given(z.string()),
  reverseCharge: given(reverseCharge),
};

/** The parts of an invoice or a credit note by VAT code, in pence. */
const taxGroups = z.array(z.object({ code: z.enum(taxCodes), net: z.number(), vat: z.number() }));

/**
 * An invoice: the item of `functions/ledger/invoice-entity.ts` and, in `issued`, what is printed of its lines, from the
 * separate item that an invoice with lines has (functions/invoices/issue/entity.ts). Without the names of client and job, and
 * without the seller.
 */
export const invoiceRecord = z.object({
  ...kept,
  ...work,
  invoiceNumber: z.string(),
  amount: z.number(),
  vat: number,
  tax: z.optional(
    z.object({
      point: z.string(),
      groups: taxGroups,
      cis: z.optional(z.object({ gross: z.number(), excluded: z.number(), deduction: z.number() })),
    }),
  ),
  status: z.enum(invoiceStatuses),
  /** Pence by the day they were received, less refunds. */
  received: z.optional(z.record(z.string(), z.number()) as unknown as z.ZodMiniType<Received>),
  /** Stripe's fees for its payments, pence by day. */
  fees: z.optional(z.record(z.string(), z.number())),
  settledCount: number,
  comingPence: number,
  payingUntil: text,
  credited: number,
  creditedVat: number,
  creditTax: z.optional(
    z.array(z.object({ on: z.string(), groups: taxGroups, materials: z.optional(z.number()) })),
  ),
  creditIds: z.optional(z.array(z.number())),
  takenOff: z.optional(
    z.array(
      z.object({
        id: z.number(),
        groups: z.array(z.object({ vat: z.enum(vatCodes), net: z.number(), amount: z.number() })),
      }),
    ),
  ),
  dueDate: z.string(),
  hasLines: z.optional(z.boolean()),
  voidedAt: text,
  voidReason: text,
  voidedBy: text,
  sentAt: text,
  sentBy: text,
  disputedOn: text,
  disputeNote: text,
  badDebtOn: text,
  announcedAt: text,
  claimIds: z.optional(z.array(z.number())),
  lateTerms: z.optional(
    z.object({ dayAgreed: z.optional(z.enum(yesNo)), ownTerms: z.optional(z.enum(yesNo)) }),
  ),
  openedAt: text,
  paidAt: text,
  lastRemindedAt: text,
  lastRemindedBy: text,
  reminderCount: number,
  reminderStep: number,
  remindersOff: z.optional(z.boolean()),
  issued: z.optional(
    z.object({
      ...linesPart,
      lines: keptLines,
      sums,
      issuedAt: z.string(),
      cis: given(cisExpectation),
    }),
  ),
});

/** A draft of an invoice, with the fields that its item stores packed. */
export const draftRecord = z.object({
  ...kept,
  ...work,
  amount: number,
  hasLines: z.optional(z.boolean()),
  dueDate: text,
  quoteId: number,
  ...linesPart,
  lines: given(keptLines),
});

/** A credit note: its item, and what is printed of its lines, from a separate item. `invoiceNumber` is as printed. */
export const creditRecord = z.object({
  ...kept,
  number: z.string(),
  invoiceId: z.number(),
  invoiceNumber: z.string(),
  clientId: z.number(),
  amount: z.number(),
  vat: z.number(),
  /** By VAT code, in pence. */
  groups: z.array(z.object({ vat: z.enum(vatCodes), net: z.number(), amount: z.number() })),
  materials: number,
  reason: given(z.string()),
  lines: keptLines,
  pricesInclude: z.enum(priceModes),
  discount: given(discount),
  taxPoint: given(z.string()),
  sums,
  issuedAt: z.string(),
});

/** A claim for late payment or a letter before claim, without what was printed. */
export const claimRecord = z.object({
  ...kept,
  kind: z.enum(claimKinds),
  number: z.string(),
  invoiceId: z.number(),
  invoiceNumber: z.string(),
  clientId: z.number(),
  on: z.string(),
  balance: z.number(),
  days: z.number(),
  rate: number,
  interest: z.number(),
  compensation: z.number(),
  paidBefore: z.number(),
  total: z.number(),
  debtor: z.optional(z.enum(debtors)),
  agreement: z.optional(agreement),
  sentAt: text,
  postedOn: text,
  outcome: z.optional(z.enum(claimOutcomes)),
  outcomeOn: text,
  paidBy: z.optional(z.enum(handMethods)),
  documentsGivenOn: text,
  noticeOn: text,
});
