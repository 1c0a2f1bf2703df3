import { daysOf } from '#shared/calendar/days.ts';
import { sundayOf } from '#shared/calendar/when.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { isOpenJob } from '#shared/jobs/status.ts';
import type { Group } from '../../components/row-group.tsx';
import { texts } from './texts.ts';

type Standing = Pick<Job, 'status' | 'scheduledDate' | 'startDate' | 'endDate' | 'startTime' | 'id'>;

const names = ['overdue', 'today', 'week', 'later', 'undated', 'done'] as const;
type Name = (typeof names)[number];

const groupOf = (job: Standing, today: string): Name => {
  if (!isOpenJob(job.status)) return 'done';
  const days = daysOf(job);
  if (!days) return 'undated';
  if (days.last < today) return 'overdue';
  if (days.first <= today) return 'today';
  return sundayOf(days.first) === sundayOf(today) ? 'week' : 'later';
};

const key = (job: Standing): string => `${daysOf(job)?.first ?? ''} ${job.startTime ?? ''}`;

const compare = (a: string, b: string): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

/** Sorts by day and time, then newest first; finished jobs in reverse. */
const inOrder = <Row extends Standing>(rows: readonly Row[], name: Name): Row[] => {
  const sign = name === 'done' ? -1 : 1;
  return rows
    .map((row) => ({ row, at: key(row) }))
    .sort((a, b) => sign * compare(a.at, b.at) || b.row.id - a.row.id)
    .map(({ row }) => row);
};

/** Groups jobs by when they are due, in order. `today` is a calendar date. */
export const grouped = <Row extends Standing>(jobs: readonly Row[], today: string): Group<Row>[] => {
  const rows: Record<Name, Row[]> = { overdue: [], today: [], week: [], later: [], undated: [], done: [] };
  for (const job of jobs) rows[groupOf(job, today)].push(job);
  return names.map((name) => ({
    name: texts.groups[name],
    rows: inOrder(rows[name], name),
    tone: name === 'overdue' ? 'danger' : undefined,
    folded: name === 'done',
  }));
};
