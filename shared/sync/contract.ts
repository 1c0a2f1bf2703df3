import * as z from 'zod/mini';
import { kinds } from '../domain/kinds.ts';
import { contract, json, orNone } from '../route.ts';
import { cursor } from './cursor.ts';
import { syncRoutes } from './routes.ts';

const kind = z.enum(kinds);

/** The most records of a page, and what it holds where nothing is said; a page of changes holds 99 at most. */
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
  /** Of the device. Without one, and without `page`, a first fill begins. */
  since: z.optional(cursor),
  /** Of the page before. */
  page: z.optional(z.string().check(z.regex(/^[\w-]{1,400}$/, 'Is not a page'))),
  limit: z.optional(limitText),
  /** Comma-separated; all where nothing is said. */
  kinds: z.optional(kindsText),
});
export type ChangesQuery = z.output<typeof changesQuery>;

export const fedRecord = z.object({
  kind,
  id: z.string(),
  /** A record is replaced by one whose number is the same or higher. */
  at: z.number(),
  /** As `shared/domain/shapes.ts` has it. */
  data: z.record(z.string(), z.unknown()),
});
export type FedRecord = z.output<typeof fedRecord>;

export const changes = z.object({
  /** The cursor that these are from; null in a first fill. */
  from: z.nullable(z.string()),
  to: z.string(),
  page: z.optional(z.string()),
  /** There are further pages: they are applied together. */
  more: z.boolean(),
  records: z.array(fedRecord),
  gone: z.array(z.object({ kind, id: z.string() })),
  /** Keys of the caller's own calls that were done. */
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
