import * as z from 'zod/mini';
import { daysBetween } from '../dates.ts';
import { date, inOrder, orNull, pageQuery } from '../fields.ts';
import { contract, created, json, page } from '../route.ts';
import { allBookKinds, type BookFormat, bookFormats, isBook, longestRange } from './formats.ts';
import { booksRoutes } from './routes.ts';
import { bookStatuses } from './statuses.ts';

/** The file's format; a path without a valid one is not found. */
const bookParams = z
  .strictObject({ format: z.enum(bookFormats as [BookFormat, ...BookFormat[]]), kind: z.enum(allBookKinds) })
  .check(z.refine(({ format, kind }) => isBook(format, kind), { error: 'Is no file' }));
export type BookParams = z.output<typeof bookParams>;

const days = { from: date, to: date };
type Days = { from: string; to: string };

const notTooLong = z.refine<Days>(({ from, to }) => daysBetween(from, to) <= longestRange, {
  path: ['from'],
  error: 'Choose up to two years',
});

/** Dates in London, inclusive. */
const rangeQuery = z.strictObject(days).check(inOrder('from', 'to'), notTooLong);

const fileQuery = z
  .strictObject({
    ...days,
    /** The part of a split file, from 1. */
    part: z.optional(
      z.pipe(z.string().check(z.regex(/^[1-9]\d{0,2}$/, 'Is not a part')), z.transform(Number)),
    ),
  })
  .check(inOrder('from', 'to'), notTooLong);

export const bookInput = z
  .strictObject({
    ...days,
    /** Leaves out records already in an earlier file of this kind; includes all by default. */
    onlyNew: z.optional(z.boolean()),
  })
  .check(inOrder('from', 'to'), notTooLong);
export type BookInput = z.output<typeof bookInput>;

/** A file that was downloaded, or is being built. */
export const takenBook = z.object({
  id: z.number(),
  format: z.enum(bookFormats as [BookFormat, ...BookFormat[]]),
  kind: z.enum(allBookKinds),
  from: z.string(),
  to: z.string(),
  onlyNew: z._default(z.boolean(), false),
  status: z.enum(bookStatuses),
  createdAt: z.string(),
  readyAt: orNull(z.string()),
  /** The number of invoices, credit notes, payments and receipts in it, and how many of them were in an earlier file. */
  records: z._default(z.number(), 0),
  repeated: z._default(z.number(), 0),
  rows: z._default(z.number(), 0),
  /** Of all its bytes, in hex. */
  sha256: orNull(z.string()),
  /** Why it could not be made. */
  problem: orNull(z.string()),
  /** Its parts in order. `url` is a signed URL, valid for a quarter of an hour; only in lists, and while the file is stored. */
  parts: z._default(
    z.array(z.object({ name: z.string(), rows: z.number(), size: z.number(), url: orNull(z.string()) })),
    [],
  ),
});
export type TakenBook = z.output<typeof takenBook>;

/** The number of records in a range, and of those already in earlier files of the kind. */
export const bookCheck = z.object({
  records: z.number(),
  rows: z.number(),
  /** In no earlier file. */
  fresh: z.number(),
  /** In an earlier file, but changed since. */
  changed: z.number(),
  /** In an earlier file of this range, but voided or deleted since. */
  gone: z.number(),
  /** Earlier files, newest first, and how many of the records were last in each. */
  taken: z.array(z.object({ id: z.number(), at: z.string(), records: z.number() })),
});
export type BookCheck = z.output<typeof bookCheck>;
export const booksContract = contract(booksRoutes, {
  list: {
    summary: 'The files created for the books, newest first',
    query: pageQuery,
    reply: page(takenBook),
  },
  file: {
    params: bookParams,
    summary:
      'A file for the books, of days in London; of one in parts the first unless told. It is remembered as taken',
    query: fileQuery,
  },
  make: {
    params: bookParams,
    summary:
      'Create a file for the books; a large one is made in the background, and the list shows when it is ready',
    body: bookInput,
    reply: created(takenBook),
  },
  check: {
    params: bookParams,
    summary: 'What a period contains, and which records were in an earlier file',
    query: rangeQuery,
    reply: json(bookCheck),
  },
});
