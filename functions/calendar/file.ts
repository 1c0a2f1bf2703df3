import { clientContacts } from '#functions/clients/references.ts';
import { countersEntity } from '#functions/figures/entity.ts';
import { pageByDay } from '#functions/jobs/day-index.ts';
import type { StoredJob } from '#functions/jobs/entity.ts';
import { ownJobs } from '#functions/jobs/own.ts';
import { hashOf } from '#functions/lib/hash-of.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { mineOf } from '#functions/lib/mine.ts';
import { renamesEntity } from '#functions/lib/names.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import {
  firmEntity,
  memberEntity,
  memberOfGuard,
  type StoredFirm,
  type StoredMember,
} from '#functions/lib/tenant/firm-entity.ts';
import { boundTo } from '#functions/lib/tenant.ts';
import { linkEntity } from '#functions/links/entity.ts';
import { feedDays, feedEnding } from '#shared/calendar/feed.ts';
import { addDays, today } from '#shared/dates.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { Refusal } from '#shared/kernel/refusal.ts';
import { accessRefusal, hasAccess } from '#shared/subscription/access.ts';
import { wholeFirm } from './feed.ts';
import { countThisHour } from './hour-limit.ts';
import { type CalendarJob, calendarText } from './text.ts';

const nowhere = () => new Refusal('not_found', 'This calendar link doesn’t work');
const ended = () =>
  new Refusal('link_ended', 'This calendar link has been turned off. Create a new one in Settings');

const readLink = async (file: string) => {
  const [, token] = new RegExp(`^([\\w-]{43})\\${feedEnding}$`).exec(file) ?? [];
  if (!token) throw nowhere();
  const { data: link } = await linkEntity.get({ hash: hashOf(token) }).go({ consistent: true });
  if (link?.kind !== 'calendar') throw nowhere();
  return link;
};

/** A year's jobs in one round trip: a query stops at 1 MB anyway. */
const atOnce = 1000;

const jobsAround = async (firmId: FirmId): Promise<StoredJob[]> => {
  const day = today();
  const range = { from: addDays(day, -feedDays.before), to: addDays(day, feedDays.after) };
  const jobs: StoredJob[] = [];
  let cursor: string | undefined;
  do {
    const page = await pageByDay(firmId, { ...range, limit: atOnce, cursor });
    jobs.push(...page.rows);
    cursor = page.next;
  } while (cursor);
  return jobs;
};

/** A job without its own place is at its client's address. */
const placed = async (firmId: FirmId, jobs: StoredJob[]): Promise<CalendarJob[]> => {
  const placeless = jobs.filter(({ location }) => !location).map(({ clientId }) => clientId);
  const clients = await clientContacts(firmId, [...new Set(placeless)]);
  return jobs.map((job) => ({ ...job, place: job.location ?? clients.get(job.clientId)?.address }));
};

/**
 * Throws 404 for an erased account, 410 for a revoked address, 402 as every call of the business does. `holder` is the record that
 * holds the address: the firm, or the employee.
 */
const refuseEnded = (
  firm: StoredFirm | undefined,
  holder: Pick<StoredFirm, 'feedEpoch' | 'feedMadeAt'> | undefined,
  link: { epoch: number; expiresAt: string },
): void => {
  if (!firm || firm.erasingSince) throw nowhere();
  if (!holder?.feedMadeAt || holder.feedEpoch !== link.epoch || Date.parse(link.expiresAt) <= Date.now())
    throw ended();
  if (!hasAccess(firm, Date.now())) throw new Refusal('no_access', accessRefusal(firm));
};

/** The field worker linked to this employee; undefined once their role has changed or they were removed. */
const workerOf = async (firmId: FirmId, employeeId: number): Promise<StoredMember | undefined> => {
  const { data: guard } = await memberOfGuard.get({ firmId, employeeId }).go({ consistent: true });
  if (!guard) return undefined;
  const { data: member } = await memberEntity.get({ firmId, userId: guard.userId }).go({ consistent: true });
  return member && mineOf(member) === employeeId && member.state === 'active' ? member : undefined;
};

/** One employee's jobs: few enough to read every time, so the version is a hash of the result. */
const ownFile = async (firmId: FirmId, employeeId: number) => {
  const jobs = (await ownJobs(firmId, employeeId)).sort((a, b) => a.id - b.id);
  const bytes = Buffer.from(calendarText(await placed(firmId, jobs)));
  return { bytes, fileName, etag: `"${hashOf(bytes.toString())}"` };
};

const fileName = 'jobs.ics';

/** Increase it when `calendarText` produces a different text for the same jobs. */
const layout = 2;

/**
 * The owner, and the version of the calendar's data: it changes with every job created, deleted, moved or renamed, with every
 * change of status, and with every client's address. It also changes with other counters; then a calendar reads the same text
 * again. It contains the day, because each day shows other jobs.
 */
const standingOf = async (firmId: FirmId) => {
  const [Item, counters, renames] = await batchGet([
    keyOf(firmEntity, { firmId }),
    keyOf(countersEntity, { firmId }),
    keyOf(renamesEntity, { firmId }),
  ]);
  const firm = rowIn(firmEntity, Item);
  const { count = 0, statuses = 0, visits = 0 } = renames ?? {};
  const version = [layout, today(), counters?.revision ?? 0, count, statuses, visits];
  return { firm: firm ?? undefined, etag: `"${version.join('.')}"` };
};

/**
 * The calendar file. A calendar that is up to date is answered from the version alone, with one round trip after the link's; only
 * others read the jobs. Throws 404, 410, 402 and 429.
 */
export const feedFile = async (file: string) => {
  const link = await readLink(file);
  const { firmId } = link;
  boundTo({ firms: [firmId] });
  const isWhole = link.id === wholeFirm;
  const [{ firm, etag }, worker] = await Promise.all([
    standingOf(firmId),
    isWhole ? undefined : workerOf(firmId, link.id),
    countThisHour(link),
  ]);
  refuseEnded(firm, isWhole ? firm : worker, link);
  if (!isWhole) return ownFile(firmId, link.id);
  const bytes = async () => Buffer.from(calendarText(await placed(firmId, await jobsAround(firmId))));
  return { bytes, fileName, etag };
};
