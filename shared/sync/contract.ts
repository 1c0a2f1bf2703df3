import * as z from 'zod/mini';
import { kinds } from '../domain/kinds.ts';
import { contract, json, orNone } from '../route.ts';
import { cursor } from './cursor.ts';
import { syncRoutes } from './routes.ts';

const kind = z.enum(kinds);

/** The most records per page, and the default; a page of changes holds at most 99. */
const mostRecords = 500;
export const usualRecords = 200;

const limitText = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => /^[1-9]\d{0,2}$/.test(text) && Number(text) <= mostRecords,
        `Must be from 1 to ${mostRecords}`,
      ),
    ),
  z.transform(Number),
);

const kindsText = z.string().check(
  z.refine((text) => text.split(',').every((each) => kind.safeParse(each).success), {
    error: 'Names a kind that there is not',
  }),
);

export const changesQuery = z.strictObject({
  /** The device's cursor. Without it and without `page`, this is the first fill. */
  since: z.optional(cursor),
  /** The token from the previous page. */
  page: z.optional(z.string().check(z.regex(/^[\w-]{1,400}$/, 'Is not a page'))),
  limit: z.optional(limitText),
  /** Comma-separated; all by default. */
  kinds: z.optional(kindsText),
});
export type ChangesQuery = z.output<typeof changesQuery>;

export const fedRecord = z.object({
  kind,
  id: z.string(),
  /** The record's version: a record replaces one with the same or a lower number. */
  at: z.number(),
  /** Shaped as in `shared/domain/shapes.ts`. */
  data: z.record(z.string(), z.unknown()),
});
export type FedRecord = z.output<typeof fedRecord>;

export const changes = z.object({
  /** The cursor that these changes follow; null in a first fill. */
  from: z.nullable(z.string()),
  to: z.string(),
  page: z.optional(z.string()),
  /** True if there are more pages, to be applied together with this one. */
  more: z.boolean(),
  records: z.array(fedRecord),
  gone: z.array(z.object({ kind, id: z.string() })),
  /** The idempotency keys of the caller's own calls that are done. */
  done: z.array(z.string()),
});
export type Changes = z.output<typeof changes>;

export const syncContract = contract(syncRoutes, {
  changes: {
    summary: 'The records that changed since a cursor, or all of them, a page at a time; 204 where none did',
    query: changesQuery,
    reply: orNone(json(changes)),
  },
});
