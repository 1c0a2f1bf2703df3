import type { ProblemCode } from '#shared/kernel/problems.ts';

/** Where an entry stands: it waits, it is on its way, or the server said no and somebody has to look at it. */
export type EntryState = 'waiting' | 'sending' | 'refused';

/** Why the server said no. */
export interface Problem {
  status: number;
  /** What programs decide by; an older build kept none. */
  code?: ProblemCode;
  /** The server's sentence. */
  message: string;
  issues: readonly { path: string; message: string }[];
  /** The record as the server has it now, where it was changed elsewhere; null where it is gone. */
  theirs?: unknown;
}

/** One change that waits for the server, as builds before the log wrote it. */
export interface Entry {
  /** The order in which changes were made; given by the database. */
  seq: number;
  /** The route's key: `POST /api/clients`. It may be of an older build. */
  route: string;
  params: Record<string, string | number>;
  body: unknown;
  /** The record as it was when it was changed, for an edit. */
  base?: unknown;
  /** Its `Idempotency-Key`. */
  key: string;
  /** What was tried under its key before with other words, and may have been done. */
  first?: unknown;
  /** The record that it makes or changes. */
  id: number;
  /** Ids made on this device that it names: it goes after those who make them. */
  needs: readonly number[];
  state: EntryState;
  /** How often it was sent without an answer. */
  tries: number;
  /** When it was made, in milliseconds, by this device's clock. */
  at: number;
  /** What the page knew around it: the names of a client and a job that its row shows. */
  around?: Record<string, unknown>;
  /** The tab that sends it just now. */
  tab?: string;
  problem?: Problem;
  /** What the server read in its picture, for a person to look at: nothing was made of it yet. */
  read?: unknown;
  /** It was laid beside a change from elsewhere: what its fields were there, for whoever wants that back. */
  before?: Record<string, unknown>;
  /** It took the place of one that was refused. */
  mends?: true;
  /** The build of the app that wrote it. */
  build: string;
}
