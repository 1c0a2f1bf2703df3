import { wordsAllowed } from '#functions/clients/mailable.ts';
import { readJob } from '#functions/jobs/joined.ts';
import { postWithCertificate } from '#functions/letters/about-certificate.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { withLatest } from '#functions/lib/latest.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact } from '#functions/lib/transact.ts';
import { contactAmong, mailTo, type People, peopleOf } from '#functions/sites/recipient.ts';
import type { SendInput } from '#shared/certificates/copies.ts';
import { copyFor, sendsPerDay } from '#shared/certificates/copy-rules.ts';
import { copyWords } from '#shared/certificates/words.ts';
import { londonDate, today } from '#shared/dates.ts';
import { invalidField, Refusal } from '#shared/kernel/refusal.ts';
import { businessName } from '#shared/settings/business-name.ts';
import type { Recipient } from '#shared/sites/recipient.ts';
import { type Place, readCertificate, type StoredCertificate, shown } from '../list.ts';
import { keepPdf } from '../written/pdf.ts';
import { readVersion, refuseUnissued } from '../written/read.ts';
import { copiesGiven } from './given.ts';

const refuseMany = ({ copies = [] }: StoredCertificate, more: number): void => {
  const sent = copies.filter(({ by, at }) => by === 'mail' && londonDate(at) === today());
  if (sent.length + more > sendsPerDay)
    throw new Refusal('daily_limit', `A certificate can be sent ${sendsPerDay} times a day`);
};

/** The address of a recipient. Throws 400 and 409 naming the recipient. */
const reached = (firm: StoredFirm, people: People, who: Recipient, at: number) => {
  const path = `to.${at}`;
  if (who !== 'client' && contactAmong(people, who, path).paperOnly) throw invalidField(path, 'Wants paper');
  const copy = copyFor(who, { clientName: people.client.name, contacts: people.contacts });
  if (!copy) throw invalidField(path, 'Choose a contact of this property', 'not_yours');
  return { copy, ...mailTo(firm, people, who, path) };
};

/** The certificate, with its PDF rendered and stored for the email. */
const readDrawn = async (place: Place): Promise<StoredCertificate> => {
  const head = await readCertificate(place);
  refuseUnissued(head);
  if (head.fileId) return head;
  await keepPdf(place);
  return readCertificate(place);
};

/**
 * Emails an issued certificate to the client or to contacts of its property, one email each, after the reply. Throws 404 if there is no
 * such certificate, 400 at each recipient who can't be emailed, 409 if it isn't in force, and 429 over the day's limit.
 */
export const sendCopies = (
  firm: StoredFirm,
  place: Place,
  { to: asked, ...written }: SendInput,
  once: Once,
) =>
  withLatest(
    () => readDrawn(place),
    undefined,
    async (head) => {
      const { firmId, jobId, id } = place;
      const { clientId } = await readJob(firmId, jobId);
      const people = await peopleOf(firmId, { clientId, siteId: head.siteId });
      const all = [...new Set(asked)].map((who, at) => reached(firm, people, who, at));
      refuseMany(head, all.length);
      const { subject, message } = wordsAllowed(firm, written);
      const { site } = await readVersion(place);
      const at = new Date().toISOString();
      const letters = all.map(({ to, name }) => {
        const about = {
          ...head,
          address: `${site.address}\n${site.postcode}`,
          businessName: businessName(firm),
        };
        const usual = copyWords({ ...about, name });
        const words = { subject: subject ?? usual.subject, message: message ?? usual.message };
        // Letters of certificates store the job in the field where others store a version.
        const of = { firmId, kind: 'certificate' as const, documentId: id, version: jobId, clientId };
        return postWithCertificate({ ...of, to, ...words });
      });
      const { after, writes } = copiesGiven(
        head,
        all.map(({ copy }) => ({ ...copy, by: 'mail', at })),
      );
      await transact([...writes, ...letters.flatMap((letter) => letter.writes), ...once.writes(after)]);
      await Promise.all(letters.map((letter) => letter.deliver()));
      return shown(after);
    },
  );
