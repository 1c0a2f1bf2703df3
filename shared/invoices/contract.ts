import * as z from 'zod/mini';
import { idParams, kept, orNull, pageQuery } from '../fields.ts';
import { importInput, importReply } from '../importing.ts';
import { documentLetter } from '../letters/letter.ts';
import { payment } from '../payments/contract.ts';
import { removal } from '../removal.ts';
import { contract, created, json, page } from '../route.ts';
import { cisExpectation } from './cis-expectation.ts';
import { claim, claimShapes } from './claims.ts';
import { creditShapes } from './credits.ts';
import { disputeShapes, shownDispute } from './disputes.ts';
import { draftShapes, issueShape } from './drafts.ts';
import { evidenceShapes } from './evidence.ts';
import { shownWork } from './fields.ts';
import { invoiceRow, remindersInput, shownReminders } from './importing.ts';
import { invoiceUpdate, newInvoice } from './input.ts';
import { late, lateTermsShape } from './late.ts';
import { shownLines } from './lines.ts';
import { linkShapes } from './links.ts';
import { oneAmountCodes } from './one-amount.ts';
import { paperShapes } from './papers.ts';
import { remindShape } from './reminding.ts';
import { invoicesRoutes } from './routes.ts';
import { handedOverShape, sendShape } from './sending.ts';
import { statementShapes } from './statement.ts';
import { invoiceStatuses } from './status.ts';
import { shownVoid, voidShape } from './voids.ts';

export const invoice = z.object({
  ...kept,
  clientId: z.number(),
  jobId: orNull(z.number()),
  invoiceNumber: z.string(),
  amount: z.number(),
  /** Paid if nothing is owed. */
  status: z.enum(invoiceStatuses),
  /** Pounds received, less refunds. */
  paid: z.number(),
  /** Pounds credited by credit notes. */
  credited: z._default(z.number(), 0),
  /** Pounds still owed. */
  balance: z.number(),
  /** Pounds overpaid. */
  overpaid: z.number(),
  /** The total expected CIS deduction in pounds, after credit notes. */
  cisDeduction: z.optional(z.number()),
  /** Pounds that a bank has confirmed but not yet transferred. */
  onItsWay: z._default(z.number(), 0),
  /** True if a customer may be paying it right now. */
  mayBePaying: z._default(z.boolean(), false),
  hasLines: z._default(z.boolean(), false),
  /** How VAT is charged in an invoice with one amount, if stated. */
  vatCode: z.optional(z.enum(oneAmountCodes)),
  ...shownVoid,
  ...shownDispute,
  ...shownReminders,
  dueDate: z.string(),
  sentAt: orNull(z.string()),
  /** The user who sent it last; null if it was imported. */
  sentBy: orNull(z.string()),
  /** When its link was first opened, probably by the client. */
  openedAt: orNull(z.string()),
  paidAt: orNull(z.string()),
  lastRemindedAt: orNull(z.string()),
  /** The user who sent the last reminder; null if it was automatic. */
  lastRemindedBy: orNull(z.string()),
  reminderCount: z._default(z.number(), 0),
  ...shownWork,
});
export type Invoice = z.output<typeof invoice>;

/** A single invoice with its lines and payments, newest first. */
export const oneInvoice = z.extend(invoice, {
  payments: z.array(payment),
  ...shownLines,
  /** When an invoice with lines was issued: its amounts are fixed from then on. */
  issuedAt: orNull(z.string()),
  cis: z.optional(cisExpectation),
  /** Late payment, for a client that is a business or public body; and when they were told of it. */
  late: z.optional(late),
  announcedAt: orNull(z.string()),
  /** Its claims and letters before claim, newest first. */
  claims: z._default(z.array(claim), []),
});
export type OneInvoice = z.output<typeof oneInvoice>;
export const invoicesContract = contract(invoicesRoutes, {
  list: {
    summary: 'The invoices, newest first, each with its client and job',
    query: pageQuery,
    reply: page(invoice),
  },
  get: {
    params: idParams,
    summary: 'One invoice with its client and job',
    reply: json(oneInvoice),
  },
  create: {
    summary: 'Create an invoice',
    body: newInvoice,
    reply: created(oneInvoice),
  },
  update: {
    params: idParams,
    summary: 'Change an invoice',
    body: invoiceUpdate,
    reply: json(oneInvoice),
  },
  remove: {
    params: idParams,
    summary: 'Delete an invoice',
    ...removal(oneInvoice),
  },
  import: {
    summary: 'Import invoices from rows of a file; rows already imported are skipped',
    body: importInput(invoiceRow),
    reply: json(importReply),
  },
  reminders: {
    params: idParams,
    summary: 'Turn automatic reminders of an invoice on or off',
    body: remindersInput,
    reply: json(oneInvoice),
  },
  ...paperShapes,
  remind: { ...remindShape, reply: json(oneInvoice) },
  send: { ...sendShape, reply: json(oneInvoice) },
  handedOver: { ...handedOverShape, reply: json(oneInvoice) },
  void: { ...voidShape, reply: json(oneInvoice) },
  ...disputeShapes,
  dispute: { ...disputeShapes.dispute, reply: json(oneInvoice) },
  lateTerms: { ...lateTermsShape, reply: json(oneInvoice) },
  letters: {
    params: idParams,
    summary: 'The emails about an invoice, newest first, and what became of each',
    reply: json(z.array(documentLetter)),
  },
  ...linkShapes,
  ...creditShapes,
  ...claimShapes,
  ...evidenceShapes,
  ...statementShapes,
  ...draftShapes,
  issue: { ...issueShape, reply: json(oneInvoice) },
});
