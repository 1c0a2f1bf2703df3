import * as z from 'zod/mini';
import { idParams, kept, line, optional, orNull, ownId } from '../fields.ts';
import { documentLines, priceModes } from '../lines/document.ts';
import { shownLine, shownTerms, sums } from '../lines/shown.ts';
import { created, json } from '../route.ts';
import { nothingOptional } from './lines.ts';

export const reasonLength = 500;

/** Each credit note can be for as little as a penny. */
export const creditsOfOne = 50;

export const creditInput = z
  .strictObject({
    ...ownId,
    /** The credited lines, priced as the invoice's; without lines, everything that is left. */
    lines: z.optional(documentLines),
    reason: optional(line(reasonLength)),
    /** Also creates a draft of the same invoice, to be corrected and issued. */
    copy: z.optional(z.boolean()),
  })
  .check(nothingOptional);
export type CreditInput = z.output<typeof creditInput>;

export const credit = z.object({
  ...kept,
  number: z.string(),
  invoiceId: z.number(),
  invoiceNumber: z.string(),
  clientId: z.number(),
  reason: orNull(z.string()),
  lines: z.array(shownLine),
  pricesInclude: z.enum(priceModes),
  discount: shownTerms.discount,
  sums,
  issuedAt: z.string(),
  /** The corrected draft, if requested. */
  draftId: orNull(z.number()),
});
export type Credit = z.output<typeof credit>;
/** Credit notes belong to the invoices resource. */
export const creditShapes = {
  credits: {
    params: idParams,
    summary: 'The credit notes of an invoice, newest first',
    reply: json(z.array(credit)),
  },
  credit: {
    params: idParams,
    summary: 'Credit an invoice, in full or in part',
    body: creditInput,
    reply: created(credit),
  },
  creditPdf: {
    summary: 'A credit note as a PDF',
    params: idParams,
  },
  creditUbl: {
    summary: 'A credit note as an e-invoice: UBL 2.1, EN 16931 and, where it can be, Peppol BIS 3',
    params: idParams,
  },
} as const;
