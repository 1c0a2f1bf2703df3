import { clientEntity } from '#functions/clients/entity.ts';
import { mailableAddress } from '#functions/clients/mailable.ts';
import { note } from '#functions/figures/activity.ts';
import { jobEntity, type StoredJob } from '#functions/jobs/entity.ts';
import type { StoredLetter } from '#functions/letters/entity.ts';
import { Moved, untilUnmoved } from '#functions/lib/latest.ts';
import type { Mail } from '#functions/lib/mail/mail.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { newLink } from '#functions/links/new-link.ts';
import { letterMail } from '#functions/paper/letter/mail.ts';
import { sellerOf } from '#functions/paper/seller.ts';
import { addDays, today } from '#shared/dates.ts';
import { isPast, visitOf } from '#shared/domain/jobs/visit.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { isBegun } from '#shared/jobs/early-start.ts';
import { type VisitNews, visitFacts, visitWords } from '#shared/jobs/visit-words.ts';

const kinds: Partial<Record<StoredLetter['kind'], VisitNews>> = {
  visit: 'tomorrow',
  visit_booked: 'booked',
  visit_moved: 'moved',
  visit_off: 'off',
  visit_on: 'on',
};

const read = async (firmId: FirmId, { documentId: id, clientId = 0, gone }: StoredLetter) => {
  const [{ data: found }, { data: client }] = await Promise.all([
    jobEntity.get({ firmId, id }).go({ consistent: true }),
    clientEntity.get({ firmId, id: clientId }).go({ consistent: true }),
  ]);
  // Once the job is another client's, this client sees only its former details.
  const kept = found?.clientId === clientId ? found : undefined;
  const job = kept ?? (gone && { ...gone, id, status: 'cancelled' as const });
  if (!job) return undefined;
  return client && { job, client, visit: kept && visitOf(kept) };
};

/** The unsubscribe link, stored before the email is sent. */
const optOutLink = async (firmId: FirmId, id: number, mailedTo: string): Promise<string> => {
  const link = await newLink({ firmId, kind: 'client', id, epoch: 0 }, { from: today(), mailedTo });
  await transact(link.writes);
  return link.url;
};

type Found = NonNullable<Awaited<ReturnType<typeof read>>>;

/** The news for an email of this kind; undefined if the user's request was undone or replaced meanwhile. */
const saidIn = ({ id, kind }: StoredLetter, { job }: Found): VisitNews | undefined => {
  if (kind !== 'visit_told') return kinds[kind] ?? 'tomorrow';
  const { tellingId, visitTold } = job as Partial<StoredJob>;
  if (tellingId !== id) return undefined;
  return visitTold ? 'moved' : 'booked';
};

/** The news to tell as of now: after several changes in quick succession only the last counts. */
const newsOf = (letter: StoredLetter, found: Found): VisitNews | undefined => {
  const said = saidIn(letter, found);
  const { job, visit } = found;
  if (!said || (visit && isPast(job, Date.now()))) return undefined;
  if (visit) return said === 'off' ? 'on' : said;
  // A client who was never told of a visit isn't told of its cancellation.
  return isBegun(job.status) || said === 'tomorrow' || said === 'booked' ? undefined : 'off';
};

/** True if the email may be sent: the firm sends such emails automatically, or a user asked for this one. */
const isWanted = (firm: StoredFirm, { kind }: StoredLetter): boolean =>
  Boolean(firm.appointmentsOn) || kind === 'visit_told' || kind === 'visit_booked';

/**
 * The email about a visit in its current state, to the client's current address. Undefined if they unsubscribed, or if the visit
 * has started or is over. Throws a refusal if they can't be emailed.
 */
export const compose = async (firm: StoredFirm, letter: StoredLetter): Promise<Mail | undefined> => {
  const { firmId } = firm;
  const { documentId: id, kind } = letter;
  const found = await read(firmId, letter);
  if (!found || found.client.mailsStoppedAt || !isWanted(firm, letter)) return undefined;
  const { job, client, visit } = found;
  const news = newsOf(letter, found);
  if (!news) return undefined;
  const to = kind === 'visit_booked' ? letter.to : mailableAddress(firm, client);
  const seller = await sellerOf(firm);
  const place = job.location ?? client.address;
  const about = { ...job, place, clientName: client.name, businessName: seller.name, phone: seller.phone };
  const usual = visitWords(about, news);
  const { calendarText } = await import('#functions/calendar/text.ts');
  const entry = visit ? job : { ...job, status: 'cancelled' as const };
  const isOff = news === 'off';
  const mail = letterMail(
    {
      seller,
      ...{ ...usual, message: letter.message ?? usual.message },
      facts: isOff ? [] : visitFacts(about),
      // Only the client gets the link that unsubscribes the client.
      ...(to === client.email && { optOut: await optOutLink(firmId, client.id, to) }),
    },
    {
      filename: 'appointment.ics',
      content: Buffer.from(calendarText([{ ...entry, place }], { from: seller, isOff })),
      contentType: `text/calendar; charset=utf-8; method=${isOff ? 'CANCEL' : 'PUBLISH'}`,
    },
  );
  return { ...mail, to, about: { clientId: client.id, jobId: id } };
};

/** Records what a client knows of a visit, once an email that a user asked for was sent. */
export const toldAsAsked = async (
  { firmId }: StoredFirm,
  { id: letterId, documentId: id, to }: StoredLetter,
) =>
  untilUnmoved(async () => {
    const { data: job } = await jobEntity.get({ firmId, id }).go({ consistent: true });
    if (job?.tellingId !== letterId) return;
    const visit = visitOf(job);
    const early = visit && visit.day > addDays(today(), 1) ? { visitEarly: true } : {};
    const marks = visit && { visitTold: visit.day, visitToldTime: visit.time, ...early };
    const gone = marks ? [] : (['visitTold', 'visitToldTime', 'visitEarly'] as const);
    const mark = jobEntity
      .patch({ firmId, id })
      .set({ ...marks, visitToldTo: to })
      .remove(['tellingId', ...gone])
      .where((row, { eq }) => `${eq(row.tellingId, letterId)} AND ${eq(row.updatedAt, job.updatedAt)}`);
    await transact([write(mark, () => new Moved())]);
  });

/** Tells the trader that the email to their client was not sent. */
export const failed = async ({ firmId }: StoredFirm, { documentId: id, gone }: StoredLetter) => {
  const { data: kept } = await jobEntity.get({ firmId, id }).go({ consistent: true });
  const label = (kept ?? gone)?.title;
  if (!label) return;
  await transact(note(firmId, { kind: 'mail_failed', label, subject: 'jobs', subjectId: id }));
};
