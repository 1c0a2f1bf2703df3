import type { AnyInput } from '../call.ts';
import type { Kind } from './kinds.ts';
import type { Reader, ViewContext } from './reader.ts';

/** A record before a change (`undefined`: did not exist) and after it (`undefined`: deleted). */
export interface Change {
  kind: Kind;
  id: string;
  before: object | undefined;
  after: object | undefined;
}

export interface MutationContext extends ViewContext {
  /** When the change was made, ISO 8601 UTC. */
  at: string;
  /** Who made the change; new records also carry it as `userId` until the server fills in the firm's founder. */
  userId: string;
  /** The employee they are; `undefined` if they are none. */
  employeeId?: number | undefined;
  /** The id that the browser chose for the new record, if the route creates one. */
  newId: number;
}

/**
 * Computes a call's changes by the same rule as the server, to show them on the device until the server has replied. Changes are
 * applied in order. `undefined`: the device lacks what this depends on, so it shows once it is sent.
 */
export type Apply = (db: Reader, input: AnyInput, context: MutationContext) => readonly Change[] | undefined;

/** A changing route that can be queued on the device. */
export interface MutationEntry {
  /** In the form of `routeKey`: `PUT /api/jobs/{id}`. */
  route: `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`;
  /**
   * The record it changes, e.g. `job/12`: entries with one subject are sent in order. A part of it, `certificate/12/copies`, waits
   * for every change of the whole.
   */
  subject: (input: AnyInput, context: Pick<MutationContext, 'newId'>) => string;
  /** The records that must exist first because this one refers to them. */
  needs?: (input: AnyInput) => readonly string[];
  apply: Apply;
  /** Merges the body of a queued change with a later one of the same record, which then replaces it. */
  fold?: (earlier: unknown, later: unknown) => unknown;
  /** The same, but throws the reason if the rules refuse it: the form shows it immediately, and nothing is queued. */
  refuses?: Apply;
}

/** A record's contribution to figures: field increments for the record `id` of the kind `figures.…`. */
export interface Share {
  id: string;
  add: Readonly<Record<string, number>>;
}

/** Figures derived from records: a change adds the record's shares after it less those before. */
export interface Projection {
  figures: Extract<Kind, `figures.${string}`>;
  of: readonly Kind[];
  shares: (kind: Kind, record: object) => readonly Share[];
}
