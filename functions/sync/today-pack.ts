import { jobTeamEntity } from '#functions/assignments/entity.ts';
import { dueDayEntity } from '#functions/figures/entity.ts';
import { draftEntity } from '#functions/invoices/drafts/entity.ts';
import { pageByDay } from '#functions/jobs/day-index.ts';
import type { StoredJob } from '#functions/jobs/entity.ts';
import { ownJobs } from '#functions/jobs/own.ts';
import { invoiceEntity } from '#functions/ledger/invoice-entity.ts';
import { nobodysId } from '#functions/lib/mine.ts';
import { addDays, lastMonths, today } from '#shared/dates.ts';
import type { Kind } from '#shared/domain/kinds.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { Asking } from './delta.ts';
import { mayRead } from './may-read.ts';
import { sentQuotes } from './quotes.ts';
import { type Ref, refOf } from './records.ts';

/** The maximum number of each to include. */
const most = { jobs: 40, papers: 40, dueDays: 30 } as const;
/** The number of months in the charts. */
const months = 12;

const newest = { order: 'desc', pages: 1, consistent: true } as const;
const newestPapers = { ...newest, limit: most.papers } as const;

/** The assignments of jobs. */
const assignmentsOn = async (firmId: FirmId, jobIds: readonly number[]) => {
  const pages = await Promise.all(
    jobIds.map((jobId) => jobTeamEntity.query.byJob({ firmId, jobId }).go({ consistent: true })),
  );
  return pages.flatMap(({ data }) => data);
};

/** The jobs around a day; a field worker's own. */
const jobsAround = async ({ firmId, member }: Asking, day: string): Promise<StoredJob[]> => {
  if (member.role === 'field') return ownJobs(firmId, member.employeeId ?? nobodysId);
  const around = { from: addDays(day, -1), to: addDays(day, 13) };
  const { rows } = await pageByDay(firmId, { ...around, limit: most.jobs });
  return rows;
};

/** The jobs around a day, with their clients, properties and crews. */
const workAround = async (asking: Asking, day: string): Promise<Ref[]> => {
  const { firmId } = asking;
  const rows = await jobsAround(asking, day);
  const withPeople = rows.filter(({ crew }) => [...(crew ?? [])].length > 0);
  const people = await assignmentsOn(
    firmId,
    withPeople.map(({ id }) => id),
  );
  return [
    ...rows.flatMap(({ id, clientId, siteId }) => [
      ...[refOf('job', { id }), refOf('client', { id: clientId })],
      ...(siteId ? [refOf('site', { id: siteId })] : []),
    ]),
    ...people.flatMap(({ assignmentId, employeeId }) => [
      refOf('assignment', { id: assignmentId }),
      refOf('employee', { id: employeeId }),
    ]),
  ];
};

const dueDays = async (firmId: FirmId): Promise<Ref[]> => {
  const { data } = await dueDayEntity.query.byDate({ firmId }).go({ ...newest, limit: most.dueDays });
  return data.map(({ date }) => refOf('figures.dueDay', { date }));
};

/** Those of the newest invoices that are owed. */
const openInvoices = async (firmId: FirmId): Promise<Ref[]> => {
  const { data } = await invoiceEntity.query.byId({ firmId }).go(newestPapers);
  const open = data.filter(({ status, voidedAt }) => status !== 'paid' && !voidedAt);
  return open.map(({ id }) => refOf('invoice', { id }));
};

const newestDrafts = async (firmId: FirmId): Promise<Ref[]> => {
  const { data } = await draftEntity.query.byId({ firmId }).go(newestPapers);
  return data.map(({ id }) => refOf('draft', { id }));
};

/**
 * The records for a day's work, in the order they are seen: profile and settings, figures, the jobs around the day, what is owed
 * and what is quoted.
 */
export const todayPack = async (asking: Asking): Promise<Ref[]> => {
  const { firmId } = asking;
  const day = today();
  const parts = await Promise.all([
    dueDays(firmId),
    workAround(asking, day),
    openInvoices(firmId),
    newestDrafts(firmId),
    sentQuotes(firmId, most.papers),
  ]);
  const single: Kind[] = ['profile', 'settings', 'figures.counters', 'figures.team'];
  const refs = [
    ...single.map((kind) => refOf(kind, {})),
    ...lastMonths(day, months)
      .toReversed()
      .map((month) => refOf('figures.month', { month })),
    ...parts.flat(),
  ];
  const theirs = refs.filter(({ kind }) => mayRead(asking.member.role, kind));
  return [...new Map(theirs.map((ref) => [`${ref.kind}/${ref.id}`, ref])).values()];
};
