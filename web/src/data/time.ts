import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { addDays, daysBetween } from '#shared/dates.ts';
import { before, corrected } from '#shared/domain/time/rules.ts';
import { dayOf, type Interval, inOrder, intervalsIn } from '#shared/time/intervals.ts';
import { closingDays, mostDays } from '#shared/time/kinds.ts';
import type { NewPunch, PunchUpdate } from '#shared/time/punch.ts';
import { timeRoutes } from '#shared/time/routes.ts';
import { type Day, daysOf } from '#shared/time/totals.ts';
import { read } from '../api/read.ts';
import { isUnreachable } from '../store/api-error.ts';
import type { MutationEntry } from '../store/mutation-entry.ts';
import { says } from '../store/rebase.ts';
import { useWaiting } from '../store/waiting.ts';
import { onPressed, pressedNow, type ShownPunch } from './pressed.ts';
import { useServerNow } from './use-server-now.ts';

/** People's time on some days. */
export interface ShownTime {
  punches: readonly ShownPunch[];
  intervals: readonly Interval[];
  days: readonly Day[];
}

const made = ({ makes, set }: MutationEntry, own: number | undefined): ShownPunch[] => {
  const given = set as NewPunch;
  const employeeId = given.employeeId ?? own;
  if (makes === null || employeeId === undefined) return [];
  const { at, kind, jobId = null, home = false, note = null } = given;
  return [
    { ...{ id: makes, employeeId, at, kind, jobId, home, note: note ?? null }, was: [], pending: true },
  ];
};

const changed = (punch: ShownPunch, { set, at }: MutationEntry): ShownPunch => {
  const given = { at: punch.at, kind: punch.kind, ...(set as Partial<PunchUpdate>) };
  const was = before(punch, { by: '', on: new Date(at).toISOString(), reason: given.reason });
  return { ...punch, ...corrected(punch, given), was: [...punch.was, was], pending: true };
};

/** The server told it already, just before it confirmed the change. */
const isTold = (punch: ShownPunch, { set }: MutationEntry): boolean => {
  const { reason = null, updatedAt: _, ...fields } = set as PunchUpdate;
  const last = punch.was.at(-1);
  return last !== undefined && last.reason === reason && says(punch, fields);
};

const apply = (
  punches: readonly ShownPunch[],
  entry: MutationEntry,
  own: number | undefined,
): ShownPunch[] => {
  const isIt = ({ id }: ShownPunch) => `punch/${id}` === entry.subject;
  const there = punches.find(isIt);
  // If this device's records contain it, it is already overlaid there.
  if (entry.route === 'POST /api/time/punches' && !there) return [...punches, ...made(entry, own)];
  if (entry.route === 'PUT /api/time/punches/{id}' && there && !there.pending && !isTold(there, entry))
    return punches.map((punch) => (punch === there ? changed(punch, entry) : punch));
  if (entry.route === 'POST /api/time/punches/{id}/remove') return punches.filter((punch) => !isIt(punch));
  return [...punches];
};

/** The server's punches with this device's queue overlaid; `own` is the signed-in employee. */
export const withWaiting = (
  punches: readonly ShownPunch[],
  entries: readonly MutationEntry[],
  own: number | undefined,
): readonly ShownPunch[] =>
  entries
    .filter(({ standing }) => standing !== 'refused')
    .reduce<readonly ShownPunch[]>((laid, entry) => apply(laid, entry, own), punches);

interface Asked {
  from: string;
  to: string;
  /** One employee's; everybody's if undefined. */
  employeeId?: number | undefined;
}

/** The last day to fetch: work started by `to` may end on a later day. */
const lastAsked = ({ from, to }: Asked): string =>
  addDays(to, Math.min(closingDays, mostDays - 1 - daysBetween(from, to)));

/** Who did what on some days: the server's data, the queue and punches pressed just now, combined by one rule. */
export const useTime = (asked: Asked, own: number | undefined) => {
  const { from, to, employeeId } = asked;
  const query = useQuery(
    read(timeRoutes.list, {
      query: {
        ...{ from, to: lastAsked(asked) },
        ...(employeeId !== undefined && { employeeId: String(employeeId) }),
      },
    }),
  );
  const { all } = useWaiting();
  const pressed = useSyncExternalStore(onPressed, pressedNow);
  const now = useServerNow();
  const told = query.data?.punches;
  const shown = useMemo((): ShownTime => {
    const laid = withWaiting([...pressed, ...(told ?? [])], all, own);
    const punches = employeeId === undefined ? laid : laid.filter((each) => each.employeeId === employeeId);
    const intervals = intervalsIn(punches, { from, to }, now);
    const within = punches.filter((punch) => dayOf(punch) >= from && dayOf(punch) <= to && punch.id > 0);
    return { punches: within.toSorted(inOrder), intervals, days: daysOf(intervals) };
  }, [told, all, pressed, own, employeeId, from, to, now]);
  const isCut = query.isError && isUnreachable(query.error);
  return {
    ...shown,
    /** The server's data is missing and can't be fetched now: only this device's is shown. */
    isPart: !told && isCut,
    isPending: query.isPending,
    error: told || isCut ? null : query.error,
    retry: () => void query.refetch(),
  };
};
