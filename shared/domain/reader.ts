import type { AnyInput } from '../call.ts';
import type { Kind } from './kinds.ts';
import type { Records } from './shapes.ts';

/** The data of a record of this kind, as in the change feed. */
export type RecordOf<K extends Kind> = Records[K];

/** The same as stored: without the firm's founder, which replies fill in, and possibly without `madeBy`. */
export type KeptOf<K extends Kind> = Omit<Records[K], 'userId' | 'madeBy'> & {
  userId?: string | undefined;
  madeBy?: string | null | undefined;
};

/** Indexed fields: records can be found by them without a scan. */
export type Reference =
  | 'clientId'
  | 'jobId'
  | 'invoiceId'
  | 'quoteId'
  | 'employeeId'
  | 'itemId'
  | 'receiptId'
  | 'siteId';

/** Reads records synchronously: from memory on the device, and on the server from what the call loaded beforehand. */
export interface Reader {
  /** The record with an id; `undefined` if there is none. Ids are numbers or, for figures, a day, a month or `all`. */
  get: <K extends Kind>(kind: K, id: string | number) => RecordOf<K> | undefined;
  /** Every record of a kind, newest (highest id) first. */
  all: <K extends Kind>(kind: K) => readonly RecordOf<K>[];
  /** The records whose field holds an id, newest first. */
  by: <K extends Kind>(kind: K, field: Reference, id: number) => readonly RecordOf<K>[];
}

/** A view's inputs besides records: rules never read a clock. */
export interface ViewContext {
  /** Epoch milliseconds. */
  now: number;
  /** `YYYY-MM-DD`, Europe/London. */
  today: string;
}

/**
 * Computes the reply of a GET route from records: the whole list (every page) if the route returns pages. `null`: no such record
 * (the route returns 404). `undefined`: the device lacks what it needs and has to ask the server.
 */
export type View = (db: Reader, input: AnyInput, context: ViewContext) => unknown;

/** A view and the kinds it reads: the device only trusts it once these kinds are complete. */
export interface ViewEntry {
  /** In the form of `routeKey`: `GET /api/invoices/{id}`. */
  route: `GET /api/${string}`;
  needs: readonly Kind[];
  view: View;
}

/** An id from the path; 0, which no record has, if it is missing. */
export const idIn = ({ params }: AnyInput, name = 'id'): number => Number(params?.[name] ?? 0);

/** A call's query. */
export const queryIn = <Query extends object>({ query }: AnyInput): Partial<Query> =>
  (query ?? {}) as Partial<Query>;
