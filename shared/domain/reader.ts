import type { AnyInput } from '../call.ts';
import type { Kind } from './kinds.ts';
import type { Records } from './shapes.ts';

/** The data of a record of a kind, as the change feed carries it. */
export type RecordOf<K extends Kind> = Records[K];

/** The same as it is kept: who founded its firm, which a reply fills in, is not known yet, and nobody may have made it. */
export type KeptOf<K extends Kind> = Omit<Records[K], 'userId' | 'madeBy'> & {
  userId?: string | undefined;
  madeBy?: string | null | undefined;
};

/** Fields by which records are found without looking at all of a kind. */
export type Reference =
  | 'clientId'
  | 'jobId'
  | 'invoiceId'
  | 'quoteId'
  | 'employeeId'
  | 'itemId'
  | 'receiptId'
  | 'siteId';

/** Reads records synchronously: on the device from memory, on the server from what a call read beforehand. */
export interface Reader {
  /** The record of an id; `undefined` where there is none. Ids are numbers or, of figures, their day, month or `all`. */
  get: <K extends Kind>(kind: K, id: string | number) => RecordOf<K> | undefined;
  /** Every record of a kind, newest (highest id) first. */
  all: <K extends Kind>(kind: K) => readonly RecordOf<K>[];
  /** Those whose field holds an id, newest first. */
  by: <K extends Kind>(kind: K, field: Reference, id: number) => readonly RecordOf<K>[];
}

/** What a view may depend on besides records: no rule reads a clock. */
export interface ViewContext {
  /** Epoch milliseconds. */
  now: number;
  /** `YYYY-MM-DD`, Europe/London. */
  today: string;
}

/**
 * The reply of a GET route from records: the whole list (every page of it) where the route answers with a page. `null`: there is
 * no such record (the route answers 404). `undefined`: the device does not have what this needs; it has to ask.
 */
export type View = (db: Reader, input: AnyInput, context: ViewContext) => unknown;

/** What a view needs to be complete: it is believed on the device only once these kinds are filled. */
export interface ViewEntry {
  /** As `routeKey` gives it: `GET /api/invoices/{id}`. */
  route: `GET /api/${string}`;
  needs: readonly Kind[];
  view: View;
}

/** An id in an address. 0, which nothing has, where there is none. */
export const idIn = ({ params }: AnyInput, name = 'id'): number => Number(params?.[name] ?? 0);

/** What a call is asked beside its address. */
export const queryIn = <Query extends object>({ query }: AnyInput): Partial<Query> =>
  (query ?? {}) as Partial<Query>;
