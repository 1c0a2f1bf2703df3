import { letterTo } from '#functions/clients/mailable.ts';
import { hasStopped } from '#functions/clients/stopped.ts';
import { getClient } from '#functions/clients/store.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { withLatest } from '#functions/lib/latest.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { siteEntity } from '#functions/sites/entity.ts';
import type { ServiceLetter } from '#shared/certificates/contract.ts';
import { londonDate, today } from '#shared/dates.ts';
import type { Due } from '#shared/dues/contract.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import { isTrialMail } from '#shared/letter.ts';
import { payerAmong } from './payer.ts';
import { readDue } from './read.ts';
import { tellOf } from './tell.ts';

const refuseUnwanted = ({ state, remindedAt }: Due): void => {
  if (state === 'booked') throw conflict('A visit is booked already');
  if (state !== 'open') throw conflict('This is not due any more');
  if (remindedAt && londonDate(remindedAt) === today()) throw conflict('You’ve already emailed them today');
};

/** The email, checked against its recipient. Throws 409 if they unsubscribed, 400 if they have no address. */
const letterAbout = async (firm: StoredFirm, due: Due, input: ServiceLetter) => {
  const { firmId } = firm;
  const client = await getClient(firmId, due.clientId);
  const { data: site } =
    due.siteId && due.payerContactId && !isTrialMail(firm)
      ? await siteEntity.get({ firmId, id: due.siteId }).go({ consistent: true })
      : { data: null };
  const payer = payerAmong(site?.contacts, due);
  const isPayers = payer && !input.to;
  const to = isPayers ? payer.email : (input.to ?? client.email ?? '');
  if (hasStopped(client, to))
    throw conflict(`${isPayers ? payer.name : client.name} has stopped these emails`);
  return isPayers ? { ...input, to } : letterTo(firm, client, input);
};

/** Emails the payer that something is due, at most once a day. Throws 404, 400 and 409. */
export const remindOfDue = (firm: StoredFirm, id: number, input: ServiceLetter, once: Once) =>
  withLatest(
    () => readDue(firm.firmId, id),
    undefined,
    async (due) => {
      refuseUnwanted(due);
      const letter = await letterAbout(firm, due, input);
      await tellOf(firm.firmId, due.clientId, { ...letter, dues: [due] }, () => ({}), once);
      return readDue(firm.firmId, id);
    },
  );
