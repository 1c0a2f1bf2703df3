import * as z from 'zod/mini';
import { idParams, kept, orNull, pageQuery } from '../fields.ts';
import { all, books, crew, desk } from '../members/roles.ts';
import { created, file, json, none, page, resource } from '../route.ts';
import { reverseCodes } from '../uk/vat.ts';
import { newReceipt, receiptChange } from './input.ts';
import { receiptCategories } from './options.ts';

const category = z.enum(receiptCategories);
const year = z.pipe(z.string().check(z.regex(/^(19|[2-9]\d)\d\d$/, 'Is not a year')), z.transform(Number));
const month = z.pipe(
  z.string().check(z.regex(/^(0?[1-9]|1[0-2])$/, 'Must be from 1 to 12')),
  z.transform(Number),
);

export const receipt = z.object({
  ...kept,
  fileName: z.string(),
  /** A signed address of the image, good for a quarter of an hour. */
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
  /** The VAT of VAT receipts. */
  totalVatAmount: z.number(),
});
export type ReceiptStats = z.output<typeof receiptStats>;

/** What a scan read; `null` where it could not. */
export const scanResult = z.object({
  vendor: z.nullable(z.string()),
  total: z.nullable(z.number()),
  vatAmount: z.nullable(z.number()),
  category: z.nullable(category),
  description: z.nullable(z.string()),
  date: z.nullable(z.string()),
  isVatReceipt: z.nullable(z.boolean()),
  /** How sure each field is, from 0 to 1. */
  confidence: z.record(z.string(), z.number()),
  /** Fields the user should look at twice. */
  doubtful: z.array(z.string()),
  /** A sentence for the user where the picture as a whole is in doubt. */
  notice: z.nullable(z.string()),
});
export type ScanResult = z.output<typeof scanResult>;

const base = { path: '/api/receipts', access: 'business' } as const;

export const receiptsRoutes = resource({
  list: {
    ...base,
    method: 'GET',
    roles: all,
    scope: 'own',
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
    ...base,
    path: '/api/receipts/stats',
    method: 'GET',
    roles: books,
    summary: 'The number of receipts, their total and the VAT to claim',
    reply: json(receiptStats),
  },
  get: {
    ...base,
    path: '/api/receipts/{id}',
    method: 'GET',
    roles: all,
    scope: 'own',
    summary: 'One receipt',
    params: idParams,
    reply: json(receipt),
  },
  create: {
    ...base,
    method: 'POST',
    when: 'queued',
    ownId: true,
    roles: crew,
    scope: 'own',
    summary: 'Save a receipt with its picture',
    upload: true,
    file: { missing: 'Please select a receipt image' },
    body: newReceipt,
    reply: created(receipt),
  },
  scan: {
    ...base,
    path: '/api/receipts/scan',
    method: 'POST',
    when: 'connected',
    roles: crew,
    scope: 'own',
    summary: 'Scan a picture of a receipt',
    upload: true,
    file: { missing: 'Please select a receipt image' },
    reply: json(scanResult),
  },
  change: {
    ...base,
    path: '/api/receipts/{id}',
    method: 'PATCH',
    when: 'queued',
    roles: crew,
    scope: 'own',
    summary: 'Change a receipt; its picture stays',
    params: idParams,
    body: receiptChange,
    reply: json(receipt),
  },
  remove: {
    ...base,
    path: '/api/receipts/{id}',
    method: 'DELETE',
    when: 'queued',
    roles: desk,
    summary: 'Delete a receipt and its picture',
    params: idParams,
    reply: none,
  },
  report: {
    ...base,
    path: '/api/receipts/report/{year}',
    method: 'GET',
    roles: books,
    summary: 'The receipts of a year as a CSV file',
    params: z.object({ year }),
    reply: file('text/csv; charset=utf-8'),
  },
});
