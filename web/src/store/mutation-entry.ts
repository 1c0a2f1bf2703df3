import type { ProblemCode } from '#shared/kernel/problems.ts';

/** Why the server refused. */
export interface Problem {
  status: number;
  /** What code decides by. */
  code?: ProblemCode;
  /** The server's sentence. */
  message: string;
  issues: readonly { path: string; message: string }[];
  /** The server's current version if the record was changed elsewhere; null if it was deleted. */
  current?: unknown;
}

/** The state of a change. */
export interface Standing {
  standing: 'queued' | 'sending' | 'refused';
  /** How often it was sent without an answer. */
  tries: number;
  problem?: Problem;
}

/** A queued change. Only its state is ever edited. */
export interface MutationEntry extends Standing {
  /** The order in which changes were made; assigned by the database. */
  n: number;
  /** Its `Idempotency-Key`. */
  key: string;
  /** The route's key: `PUT /api/jobs/{id}`. An older build may have written it. */
  route: string;
  params: Record<string, string | number>;
  /** The body as it was typed. */
  set: unknown;
  /** For an edit: the version it was made on, and the previous values of the fields it changed, and of no others. */
  base?: { updatedAt: string; fields: Record<string, unknown> };
  /**
   * The record that it changes, `job/12`. Entries with the same subject are sent in order. A part of it, `certificate/12/copies`, waits
   * for every entry about the whole, even a later one.
   */
  subject: string;
  /** The id assigned here to the record it creates. */
  makes: number | null;
  /** Ids of records that must exist first. */
  needs: readonly string[];
  /** Its file's key in `files`. */
  file: string | null;
  /** When it was made, in milliseconds, by this device's clock. */
  at: number;
  /** The build of the app that wrote it. */
  build: string;
  /** The `n` of the refused entry that it replaces. */
  supersedes: number | null;
}

/** An entry before the database assigns its number. */
export type NewMutation = Omit<MutationEntry, 'n'>;
