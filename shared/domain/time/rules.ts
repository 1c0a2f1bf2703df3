import { madeAt } from '../../ids.ts';
import type { Issue } from '../../kernel/refusal.ts';
import { aheadMs, freshMs, mostDays, type PunchKind, type PunchSource } from '../../time/kinds.ts';
import type { NewPunch, PunchUpdate } from '../../time/punch.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** What is wrong with a punch's time; undefined if nothing is. */
export const wrongInstant = (at: string, now: number): Issue | undefined => {
  const ms = Date.parse(at);
  if (ms > now + aheadMs) return { path: 'at', message: 'Cannot be in the future', code: 'out_of_range' };
  if (ms < now - mostDays * dayMs)
    return { path: 'at', message: `Can be at most ${mostDays} days ago`, code: 'out_of_range' };
  return undefined;
};

/** How a punch was recorded, judged by when its id was created. */
export const sourceOf = ({ at, employeeId }: NewPunch, id: number): PunchSource => {
  if (employeeId !== undefined) return 'office';
  return Math.abs(madeAt(id) - Date.parse(at)) <= freshMs ? 'clock' : 'typed';
};

/** True if changing or moving a punch needs a reason. */
export const needsReason = (current: { at: string }, { at }: { at: string }, now: number): boolean =>
  Math.min(Date.parse(current.at), Date.parse(at)) < now - freshMs;

interface Known {
  at: string;
  kind: PunchKind;
  jobId?: number | null | undefined;
  home?: boolean | undefined;
  note?: string | null | undefined;
}

const onTheWay: readonly PunchKind[] = ['work', 'travel'];

/** A punch after a correction: fields left out stay if the kind allows them. */
export const corrected = (current: Known, { at, kind, jobId, home, note }: PunchUpdate) => ({
  at,
  kind,
  jobId: onTheWay.includes(kind) ? (jobId === undefined ? (current.jobId ?? null) : jobId) : null,
  home: kind === 'travel' && (home ?? current.home ?? false),
  note: note === undefined ? (current.note ?? null) : note,
});

/** What a new punch starts with: a reason counts as a correction that changed nothing. */
export const firstWas = (given: NewPunch, { by, on }: { by: string; on: string }) =>
  given.reason === undefined ? [] : [before(given, { by, on, reason: given.reason })];

/** The earlier version of a punch, with who changed it and why. */
export const before = (
  { at, kind, jobId }: Known,
  { by, on, reason }: { by: string; on: string; reason: string | undefined },
) => ({ at, kind, jobId: jobId ?? null, by, on, reason: reason ?? null });
