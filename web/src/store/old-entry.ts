import type { ProblemCode } from '#shared/kernel/problems.ts';

/** The state of an entry: queued, being sent, or refused and waiting for somebody to look at it. */
export type EntryState = 'waiting' | 'sending' | 'refused';

/** Why the server refused. */
export interface Problem {
  status: number;
  /** What code decides by; older builds didn't store it. */
  code?: ProblemCode;
  /** The server's sentence. */
  message: string;
  issues: readonly { path: string; message: string }[];
  /** The server's current version if the record was changed elsewhere; null if it was deleted. */
  theirs?: unknown;
}

/** A queued change, as builds before the log wrote it. */
export interface Entry {
  /** The order in which changes were made; assigned by the database. */
  seq: number;
  /** The route's key: `POST /api/clients`. An older build may have written it. */
  route: string;
  params: Record<string, string | number>;
  body: unknown;
  /** For an edit, the record as it was then. */
  base?: unknown;
  /** Its `Idempotency-Key`. */
  key: string;
  /** An earlier try with the same key but another body, which may have succeeded. */
  first?: unknown;
  /** The record that it creates or changes. */
  id: number;
  /** Ids assigned on this device that it refers to: it is sent after their creators. */
  needs: readonly number[];
  state: EntryState;
  /** How often it was sent without an answer. */
  tries: number;
  /** When it was made, in milliseconds, by this device's clock. */
  at: number;
  /** Context from the page: the names of the client and job that its row shows. */
  around?: Record<string, unknown>;
  /** The tab that is sending it. */
  tab?: string;
  problem?: Problem;
  /** What the server read in its picture, for somebody to check; nothing has been saved yet. */
  read?: unknown;
  /** It was merged with a change from elsewhere: the previous values of its fields, to undo that. */
  before?: Record<string, unknown>;
  /** It replaced a refused one. */
  mends?: true;
  /** The build of the app that wrote it. */
  build: string;
}
