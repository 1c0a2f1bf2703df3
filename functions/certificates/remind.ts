import { letterTo } from '#functions/clients/mailable.ts';
import { getClient } from '#functions/clients/store.ts';
import { readJob } from '#functions/jobs/joined.ts';
import { post } from '#functions/letters/post.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact, write } from '#functions/lib/transact.ts';
import type { ServiceLetter } from '#shared/certificates/contract.ts';
import { londonDate, today } from '#shared/dates.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import { certificateEntity } from './entity.ts';
import { type Place, readCertificate, shown } from './list.ts';

/** The email, checked against its client. Throws 409 if they unsubscribed, 400 if they have no address. */
const letterAbout = async (firm: StoredFirm, jobId: number, input: ServiceLetter) => {
  const { clientId } = await readJob(firm.firmId, jobId);
  const client = await getClient(firm.firmId, clientId);
  if (client.mailsStoppedAt) throw conflict(`${client.name} has stopped these emails`);
  return letterTo(firm, client, input);
};

/** Emails the client that something falls due, at most once a day. Throws 404, 400 and 409. */
export const remindOfDue = async (firm: StoredFirm, place: Place, input: ServiceLetter, once: Once) => {
  const { firmId } = firm;
  const after = await withLatest(
    () => readCertificate(place),
    undefined,
    async (current) => {
      const { remindedAt: before } = current;
      if (before && londonDate(before) === today()) throw conflict('You’ve already emailed them today');
      const { to, subject, message } = await letterAbout(firm, place.jobId, input);
      const letter = post({
        ...{ firmId, kind: 'service', documentId: place.id, version: place.jobId, to },
        ...(subject && { subject }),
        ...(message && { message }),
      });
      const remindedAt = new Date().toISOString();
      const mark = certificateEntity
        .patch(place)
        .set({ remindedAt })
        .where((kept, { eq, notExists, exists }) =>
          [exists(kept.kind), before ? eq(kept.remindedAt, before) : notExists(kept.remindedAt)].join(
            ' AND ',
          ),
        );
      const told = { ...current, remindedAt };
      await transact([write(mark, () => new Moved()), ...letter.writes, ...once.writes(told)]);
      await letter.deliver();
      return told;
    },
  );
  return shown(after);
};
