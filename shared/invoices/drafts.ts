import * as z from 'zod/mini';
import { basedOn, date, idParams, kept, optional, orNull, ownId, pageQuery, pounds } from '../fields.ts';
import { discountFits, totalFits, totalIsOwed } from '../lines/adds-up.ts';
import { removal } from '../removal.ts';
import { created, json, page } from '../route.ts';
import { agreesWithLines } from './agrees-with-lines.ts';
import { datesInOrder, shownWork, workFields } from './fields.ts';
import { linesFields, nothingOptional, shownLines } from './lines.ts';

/** An invoice that is not issued yet: no number or status, and lines or an amount once known. */
const draftFields = z.strictObject({
  ...workFields,
  amount: optional(pounds),
  dueDate: optional(date),
  ...linesFields,
});

export const draftInput = draftFields.check(
  datesInOrder,
  nothingOptional,
  discountFits,
  totalFits,
  totalIsOwed,
  agreesWithLines,
);
export type DraftInput = z.output<typeof draftInput>;

export const newDraft = z
  .extend(draftFields, ownId)
  .check(datesInOrder, nothingOptional, discountFits, totalFits, totalIsOwed, agreesWithLines);
export type NewDraft = z.output<typeof newDraft>;

export const draftUpdate = z
  .extend(draftFields, basedOn)
  .check(datesInOrder, nothingOptional, discountFits, totalFits, totalIsOwed, agreesWithLines);
export type DraftUpdate = z.output<typeof draftUpdate>;

/** Only checked on complete drafts: an update may have just some of the fields that belong together. */
export const wholeDraft = z.looseObject({}).check(datesInOrder, discountFits, totalFits, totalIsOwed);

export const draftRow = z.object({
  ...kept,
  clientId: z.number(),
  jobId: orNull(z.number()),
  /** The total of the lines, or the one amount; null while neither is known. */
  amount: orNull(z.number()),
  hasLines: z._default(z.boolean(), false),
  dueDate: orNull(z.string()),
  ...shownWork,
});
export type DraftRow = z.output<typeof draftRow>;

export const draft = z.extend(draftRow, shownLines);
export type Draft = z.output<typeof draft>;
/** Drafts belong to the invoices resource. */
export const draftShapes = {
  drafts: {
    summary: 'The drafts of invoices, newest first, without their lines',
    query: pageQuery,
    reply: page(draftRow),
  },
  createDraft: {
    summary: 'Save a draft of an invoice',
    body: newDraft,
    reply: created(draft),
  },
  getDraft: { params: idParams, summary: 'One draft with its lines', reply: json(draft) },
  updateDraft: {
    params: idParams,
    summary: 'Change a draft',
    body: draftUpdate,
    reply: json(draft),
  },
  removeDraft: {
    params: idParams,
    summary: 'Delete a draft',
    ...removal(draft),
  },
} as const;

/** Completed in the contract, which knows the reply's schema. Issuing creates the invoice, whose id the browser may choose. */
export const issueShape = {
  summary: 'Finish a draft: it becomes an invoice with a number',
  params: idParams,
  body: z.strictObject(ownId),
} as const;
