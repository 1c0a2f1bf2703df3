import type { AnyInput } from '../call.ts';
import type { Kind } from './kinds.ts';
import type { Reader, ViewContext } from './reader.ts';

/** A record as it was (`undefined`: it was not there) and as it is (`undefined`: it is gone). */
export interface Change {
  kind: Kind;
  id: string;
  before: object | undefined;
  after: object | undefined;
}

export interface MutationContext extends ViewContext {
  /** The instant at which it was done, ISO 8601 UTC. */
  at: string;
  /** Who did it; what is made carries it as its `userId` too until the server says whose firm it is of. */
  userId: string;
  /** The id that the browser gave what is made, where the route makes something. */
  newId: number;
}

/**
 * What a call changes, by the rule that the server follows too: shown on the device until the server has answered. The order of
 * changes is the order in which they are laid. `undefined`: what it depends on is not on this device, so it shows once it is sent.
 */
export type Apply = (db: Reader, input: AnyInput, context: MutationContext) => readonly Change[] | undefined;

/** One changing route that may wait on the device. */
export interface MutationEntry {
  /** As `routeKey` gives it: `PUT /api/jobs/{id}`. */
  route: `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`;
  /** The record that it changes, `job/12`: entries of one subject are sent in their order. */
  subject: (input: AnyInput, context: Pick<MutationContext, 'newId'>) => string;
  /** Ids of records that have to be there first, since this one names them. */
  needs?: (input: AnyInput) => readonly string[];
  apply: Apply;
  /** The body of one that takes the place of an earlier one of the same record that still waits: what both said. */
  fold?: (earlier: unknown, later: unknown) => unknown;
  /** The same, where it throws why the rules refuse it: a form hears that at once, and nothing waits. */
  refuses?: Apply;
}

/** What a record adds to a figure: to the record `id` of the kind `figures.…`, by the names of its fields. */
export interface Share {
  id: string;
  add: Readonly<Record<string, number>>;
}

/** Figures that follow from records. What a change adds is the shares of the record after it less those before. */
export interface Projection {
  figures: Extract<Kind, `figures.${string}`>;
  of: readonly Kind[];
  shares: (kind: Kind, record: object) => readonly Share[];
}
