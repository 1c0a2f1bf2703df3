import type { ProblemCode } from '#shared/kernel/problems.ts';

/** Why the server said no. */
export interface Problem {
  status: number;
  /** What programs decide by. */
  code?: ProblemCode;
  /** The server's sentence. */
  message: string;
  issues: readonly { path: string; message: string }[];
  /** The record as the server has it now, where it was changed elsewhere; null where it is gone. */
  current?: unknown;
}

/** How far a change is. */
export interface Standing {
  standing: 'queued' | 'sending' | 'refused';
  /** How often it was sent without a response. */
  tries: number;
  problem?: Problem;
}

/** One change that the server has to be told. What was done is never edited; how far it is stands in it as `standing`. */
export interface MutationEntry extends Standing {
  /** The order in which changes were made; given by the database. */
  n: number;
  /** Its `Idempotency-Key`. */
  key: string;
  /** The route's key: `PUT /api/jobs/{id}`. It may be of an older build. */
  route: string;
  params: Record<string, string | number>;
  /** The body as it was typed. */
  set: unknown;
  /** Of an edit: the version it was made on, and what the fields that it changed were there; it changed no others. */
  base?: { updatedAt: string; fields: Record<string, unknown> };
  /** The record that it changes, `job/12`: entries of one subject are sent in their order. */
  subject: string;
  /** The id that was given to what it makes. */
  makes: number | null;
  /** Ids of records that have to be there first. */
  needs: readonly string[];
  /** Its file's key in `files`. */
  file: string | null;
  /** When it was made, in milliseconds, by this device's clock. */
  at: number;
  /** The build of the app that wrote it. */
  build: string;
  /** The `n` of a refused entry that it mends. */
  supersedes: number | null;
}

/** An entry before the database has numbered it. */
export type NewMutation = Omit<MutationEntry, 'n'>;
