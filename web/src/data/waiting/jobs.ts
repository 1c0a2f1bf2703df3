import * as z from 'zod/mini';
import { isOn } from '#shared/calendar/days.ts';
import { dashboardRoutes, dayJob } from '#shared/dashboard/contract.ts';
import { formatDate, today } from '#shared/dates.ts';
import { type Job, job, jobsRoutes } from '#shared/jobs/contract.ts';
import { isBegun, isTooEarly } from '#shared/jobs/early-start.ts';
import { jobDefaults } from '#shared/jobs/status.ts';
import { routeKey } from '#shared/route.ts';
import type { Entry, NewEntry } from '../../outbox/entry.ts';
import {
  added,
  amended,
  amendedOne,
  beginning,
  changed,
  type Laying,
  made,
  namesAround,
  type Row,
  toldFields,
} from './laying.ts';

const create = routeKey(jobsRoutes.create);
const update = routeKey(jobsRoutes.update);
const changeStatus = routeKey(jobsRoutes.changeStatus);

/** A job that waits, as a row. */
export const jobAsRow = (entry: NewEntry): Job =>
  z.parse(job, { ...jobDefaults, ...toldFields(entry), ...namesAround(entry), ...beginning(entry) });

const moved = (row: unknown, entry: NewEntry): unknown => {
  const { status, told } = entry.body as { status?: Job['status']; told?: true };
  const at = new Date(entry.at).toISOString();
  const before = row as Job;
  return {
    ...before,
    ...(told && { toldAt: at }),
    ...(status && { status }),
    ...(status === 'in_progress' && !before.startedAt && { startedAt: at }),
    ...(status === 'completed' && { completedAt: at }),
  };
};

/** Work that begins while its customer may still cancel is asked about, not sent later unseen (CCR reg 36). */
export const doubtOf = ({ route, body, base }: Entry): string | undefined => {
  const { status, urgentRepair } = (body ?? {}) as Partial<Pick<Job, 'status' | 'urgentRepair'>>;
  const job = base as Job | undefined;
  if (!job || (route !== update && route !== changeStatus) || !status || !isBegun(status)) return undefined;
  if (urgentRepair || !isTooEarly(job, today())) return undefined;
  return `The customer can cancel until ${formatDate(job.cancelUntil ?? '')} and hasn’t asked for an early start. Try again once they have.`;
};

const isWithin = (row: unknown, part: unknown): boolean => {
  const { from, to } = (part ?? {}) as { from?: string; to?: string };
  return !from || !to || isOn(row as Job, from, to);
};

interface DayShown {
  jobs: Row[];
}

/** What an entry does to the jobs around a day. */
const onDay = (lay: (rows: readonly Row[], entry: Entry) => readonly Row[]) => (day: unknown, entry: Entry) =>
  day ? { jobs: lay((day as DayShown).jobs, entry) } : day;

const asDayJob = (entry: NewEntry) => z.parse(dayJob, jobAsRow(entry));

export const jobsLaying: Laying = {
  rows: {
    [jobsRoutes.list.path]: {
      [create]: added(jobAsRow, isWithin),
      [update]: amended(),
      [changeStatus]: amended(moved),
    },
  },
  ones: {
    [jobsRoutes.get.path]: {
      [create]: made(jobAsRow),
      [update]: amendedOne(),
      [changeStatus]: amendedOne(moved),
    },
    [dashboardRoutes.day.path]: {
      [create]: onDay((rows, entry) => added(asDayJob)(rows, entry, null)),
      [update]: onDay((rows, entry) => amended()(rows, entry, null)),
      [changeStatus]: onDay((rows, entry) => amended(moved)(rows, entry, null)),
    },
  },
  replies: {
    [create]: jobAsRow,
    [update]: (entry) => changed(entry.base, entry),
    [changeStatus]: (entry) => moved(entry.base, entry),
  },
};
