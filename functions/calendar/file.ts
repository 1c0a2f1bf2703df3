import { createHash } from 'node:crypto';
import { findUser } from '#functions/auth/read.ts';
import { clientContacts } from '#functions/clients/references.ts';
import { linkEntity } from '#functions/guest/link-entity.ts';
import { hashOfToken } from '#functions/guest/token.ts';
import { pageByDay } from '#functions/jobs/day-index.ts';
import type { StoredJob } from '#functions/jobs/joined.ts';
import { Refusal } from '#functions/lib/errors.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { feedDays, feedEnding } from '#shared/calendar/feed.ts';
import { addDays, today } from '#shared/dates.ts';
import { accessRefusal, hasAccess } from '#shared/subscription/access.ts';
import { countThisHour } from './hour-limit.ts';
import { type CalendarJob, calendarText } from './text.ts';

const nowhere = () => new Refusal(404, 'There is no calendar at this address');
const ended = () => new Refusal(410, 'This calendar address has ended. Make a new one in Settings');

const readLink = async (file: string) => {
  const [, token] = new RegExp(`^([\\w-]{43})\\${feedEnding}$`).exec(file) ?? [];
  if (!token) throw nowhere();
  const { data: link } = await linkEntity.get({ hash: hashOfToken(token) }).go({ consistent: true });
  if (link?.kind !== 'calendar') throw nowhere();
  return link;
};

/** A year of work in one round trip: a query ends by itself at 1 MB. */
const atOnce = 1000;

const jobsAround = async (userId: string): Promise<StoredJob[]> => {
  const day = today();
  const range = { from: addDays(day, -feedDays.before), to: addDays(day, feedDays.after) };
  const jobs: StoredJob[] = [];
  let cursor: string | undefined;
  do {
    const page = await pageByDay(userId, { ...range, limit: atOnce, cursor });
    jobs.push(...page.rows);
    cursor = page.next;
  } while (cursor);
  return jobs;
};

/** A job without a place of its own is at its client's address. */
const placed = async (userId: string, jobs: StoredJob[]): Promise<CalendarJob[]> => {
  const placeless = jobs.filter(({ location }) => !location).map(({ clientId }) => clientId);
  const clients = await clientContacts(userId, [...new Set(placeless)]);
  return jobs.map((job) => ({ ...job, place: job.location ?? clients.get(job.clientId)?.address }));
};

/** Throws 404 for an account that is erased, 410 for an address that has ended, 402 as every call of the business does. */
const refuseEnded = (user: StoredUser | undefined, link: { epoch: number; expiresAt: string }): void => {
  if (!user || user.erasingSince) throw nowhere();
  if (!user.feedMadeAt || user.feedEpoch !== link.epoch || Date.parse(link.expiresAt) <= Date.now())
    throw ended();
  if (!hasAccess(user, Date.now())) throw new Refusal(402, accessRefusal(user));
};

/** To be counted up when `calendarText` makes another text of the same jobs. */
const layout = 1;

/** Of what the text is made of: writing it takes longer than all the rest, and most who ask have it already. */
const etagOf = (jobs: CalendarJob[]): string => {
  const parts = jobs.map(({ id, updatedAt, place }) => [id, updatedAt, place]);
  const hash = createHash('sha256').update(JSON.stringify([layout, parts]));
  return `"${hash.digest('base64url')}"`;
};

/** The jobs as a calendar reads them, in two round trips after the link's. Throws 404, 410, 402 and 429. */
export const feedFile = async (file: string) => {
  const link = await readLink(file);
  const { userId } = link;
  const [user, jobs] = await Promise.all([findUser(userId), jobsAround(userId), countThisHour(link)]);
  refuseEnded(user, link);
  const found = await placed(userId, jobs);
  return { bytes: () => Buffer.from(calendarText(found)), fileName: 'jobs.ics', etag: etagOf(found) };
};
