import { ApiError, isBusyStatus, isUnauthorised, needsSubscription } from '../api/api-error.ts';
import type { Problem } from './entry.ts';
import { problemOf } from './problem.ts';

/** What became of an entry that was sent. */
export type Answer =
  | { kind: 'done'; reply: unknown }
  /** The record is another by now; `current` is it, where the server showed it. */
  | { kind: 'moved'; current: unknown; problem: Problem }
  | { kind: 'refused'; problem: Problem }
  /** The server itself failed at it, or is still at an earlier try of it: it may manage the others. */
  | { kind: 'failed' }
  /** Nothing gets through just now. */
  | { kind: 'unreached'; afterMs: number }
  | { kind: 'signed-out' }
  | { kind: 'locked' };

/** A refusal of any status, with the server's sentence. */
export const refusalOf = (error: ApiError): Answer => ({ kind: 'refused', problem: problemOf(error) });

/** Reads what a call threw. `Retry-After` comes as milliseconds. */
export const answerOf = (error: unknown, retryAfterMs = 0): Answer => {
  if (!(error instanceof ApiError)) return { kind: 'unreached', afterMs: retryAfterMs };
  if (isBusyStatus(error.status)) return { kind: 'unreached', afterMs: retryAfterMs };
  if (isUnauthorised(error)) return { kind: 'signed-out' };
  if (needsSubscription(error)) return { kind: 'locked' };
  if (error.status >= 500 || error.code === 'in_progress') return { kind: 'failed' };
  const problem = problemOf(error);
  const { current } = (error.body ?? {}) as { current?: unknown };
  const isMoved = (error.code === 'stale' || error.code === 'id_taken') && current !== undefined;
  return isMoved ? { kind: 'moved', current, problem } : { kind: 'refused', problem };
};
