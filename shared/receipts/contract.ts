import * as z from 'zod/mini';
import { idParams, kept, orNull, pageQuery } from '../fields.ts';
import { removal } from '../removal.ts';
import { contract, created, json, page } from '../route.ts';
import { reverseCodes } from '../uk/vat.ts';
import { newReceipt, receiptChange } from './input.ts';
import { receiptCategories } from './options.ts';
import { receiptsRoutes } from './routes.ts';

const category = z.enum(receiptCategories);
const year = z.pipe(z.string().check(z.regex(/^(19|[2-9]\d)\d\d$/, 'Is not a year')), z.transform(Number));
const month = z.pipe(
  z.string().check(z.regex(/^(0?[1-9]|1[0-2])$/, 'Must be from 1 to 12')),
  z.transform(Number),
);

export const receipt = z.object({
  ...kept,
  fileName: z.string(),
  /** A signed URL of the image, valid for a quarter of an hour. */
  fileUrl: z.string(),
  fileType: z.string(),
  /** Bytes. */
  fileSize: z.number(),
  vendor: orNull(z.string()),
  amount: orNull(z.number()),
  vatAmount: orNull(z.number()),
  category: orNull(category),
  description: orNull(z.string()),
  receiptDate: z.string(),
  month: z.number(),
  year: z.number(),
  isVatReceipt: z.boolean(),
  tags: z._default(z.array(z.string()), []),
  notes: orNull(z.string()),
  jobId: orNull(z.number()),
  isEntertaining: orNull(z.boolean()),
  reverseCharge: orNull(z.enum(reverseCodes)),
  goods: orNull(z.boolean()),
  dueOn: orNull(z.string()),
  paidOn: orNull(z.string()),
});
export type Receipt = z.output<typeof receipt>;

export const receiptStats = z.object({
  totalReceipts: z.number(),
  totalAmount: z.number(),
  /** The VAT on VAT receipts only. */
  totalVatAmount: z.number(),
});

/** What a scan read; null for what it could not read. */
export const scanResult = z.object({
  vendor: z.nullable(z.string()),
  total: z.nullable(z.number()),
  vatAmount: z.nullable(z.number()),
  category: z.nullable(category),
  description: z.nullable(z.string()),
  date: z.nullable(z.string()),
  isVatReceipt: z.nullable(z.boolean()),
  /** The confidence in each field, from 0 to 1. */
  confidence: z.record(z.string(), z.number()),
  /** Fields that the user should check. */
  doubtful: z.array(z.string()),
  /** A sentence for the user if the image as a whole is doubtful. */
  notice: z.nullable(z.string()),
});
export type ScanResult = z.output<typeof scanResult>;
export const receiptsContract = contract(receiptsRoutes, {
  list: {
    summary: 'The receipts of a year or a month, newest receipt date first',
    query: z.extend(pageQuery, { year: z.optional(year), month: z.optional(month) }).check(
      z.refine((query) => query.month === undefined || query.year !== undefined, {
        path: ['year'],
        error: 'A month needs its year',
      }),
    ),
    reply: page(receipt),
  },
  stats: {
    summary: 'The number of receipts, their total and the VAT to claim',
    reply: json(receiptStats),
  },
  get: {
    summary: 'One receipt',
    params: idParams,
    reply: json(receipt),
  },
  create: {
    summary: 'Save a receipt with its picture',
    file: { missing: 'Please select a receipt image' },
    body: newReceipt,
    reply: created(receipt),
  },
  scan: {
    summary: 'Scan a picture of a receipt',
    file: { missing: 'Please select a receipt image' },
    reply: json(scanResult),
  },
  change: {
    summary: 'Change a receipt; its picture stays',
    params: idParams,
    body: receiptChange,
    reply: json(receipt),
  },
  remove: {
    summary: 'Delete a receipt and its picture',
    params: idParams,
    ...removal(receipt),
  },
  report: {
    summary: 'The receipts of a year as a CSV file',
    params: z.object({ year }),
  },
});
