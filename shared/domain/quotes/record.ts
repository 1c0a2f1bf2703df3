import * as z from 'zod/mini';
import { clientKinds } from '../../clients/tax.ts';
import { yesNo } from '../../clients/yes-no.ts';
import { kept } from '../../fields.ts';
import { sums } from '../../lines/shown.ts';
import { answeredHow, quoteAnswers } from '../../quotes/answer.ts';
import { shownDeposit } from '../../quotes/deposit.ts';
import { contractKinds, priceKinds } from '../../quotes/fields.ts';
import { quoteStatuses } from '../../quotes/status.ts';
import { keptLines, linesPart } from '../invoices/record.ts';

const text = z.optional(z.string());
const number = z.optional(z.number());
const given = <T extends z.ZodMiniType>(field: T) => z.optional(z.nullable(field));

const content = {
  ...linesPart,
  lines: keptLines,
  validUntil: z.string(),
  deposit: given(shownDeposit),
  message: given(z.string()),
  terms: given(z.string()),
  priceKind: z.enum(priceKinds),
  contract: z.enum(contractKinds),
};

/**
 * A quote: the item of its head, in `working` its packed content, and in `answer` the item of its answer, as far as the trader
 * sees it. Where the answer came from is evidence and stays on the server.
 */
export const quoteRecord = z.object({
  ...kept,
  clientId: z.number(),
  jobId: number,
  certificateId: number,
  certificateJobId: number,
  number: z.string(),
  title: z.string(),
  status: z.enum(quoteStatuses),
  total: z.number(),
  validUntil: z.string(),
  deposit: z.optional(shownDeposit),
  version: number,
  changed: z.optional(z.boolean()),
  followUps: z.optional(z.boolean()),
  followedUp: number,
  sentAt: text,
  sentBy: text,
  mailTrouble: text,
  openedAt: text,
  answeredAt: text,
  askedAt: text,
  invoiceDraftId: number,
  finalInvoiceId: number,
  working: z.object(content),
  answer: z.optional(
    z.object({
      answer: z.enum(quoteAnswers),
      version: z.number(),
      how: z.enum([...answeredHow, 'guest'] as const),
      name: text,
      reason: text,
      note: text,
      chosen: z.optional(z.array(z.number())),
      total: z.number(),
      at: z.string(),
      startEarly: z.optional(z.object({ asks: z.boolean(), understands: z.boolean(), at: z.string() })),
      cancelUntil: text,
      jobId: number,
      invoiceId: number,
      cancelledAt: text,
    }),
  ),
});

/** A sent version of a quote: its item and the packed document, without seller and buyer. Its id is `<quoteId>.<version>`. */
export const quoteVersionRecord = z.object({
  ...content,
  quoteId: z.number(),
  version: z.number(),
  title: z.string(),
  sentAt: z.string(),
  /** SHA-256 in hex of the whole document's canonical JSON. */
  hash: z.string(),
  total: z.number(),
  sums,
  /** The client's details that decided the right to cancel at the time. */
  buyer: z.object({ kind: given(z.enum(clientKinds)), cisContractor: given(z.enum(yesNo)) }),
});
