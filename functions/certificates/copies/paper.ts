import { readJob } from '#functions/jobs/joined.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { withLatest } from '#functions/lib/latest.ts';
import { transact } from '#functions/lib/transact.ts';
import { peopleOf } from '#functions/sites/recipient.ts';
import type { CopyInput } from '#shared/certificates/copies.ts';
import { copyFor } from '#shared/certificates/copy-rules.ts';
import { today } from '#shared/dates.ts';
import { invalidField } from '#shared/kernel/refusal.ts';
import { type Place, readCertificate, shown } from '../list.ts';
import { refuseUnissued } from '../written/read.ts';
import { copiesGiven } from './given.ts';

/** Records that somebody was given a copy on paper. Throws 404, 409 if none is in force, and 400 naming `to` or `on`. */
export const keepPaperCopy = async (place: Place, { to, by, on }: CopyInput, once: Once) => {
  if (on > today()) throw invalidField('on', 'Choose today or an earlier day');
  return withLatest(
    () => readCertificate(place),
    undefined,
    async (head) => {
      refuseUnissued(head);
      const { firmId, jobId } = place;
      const { clientId } = await readJob(firmId, jobId);
      const { client, contacts } = await peopleOf(firmId, { clientId, siteId: head.siteId });
      const who = copyFor(to, { clientName: client.name, contacts });
      if (!who) throw invalidField('to', 'Choose a contact of this property', 'not_yours');
      const { after, writes } = copiesGiven(head, [{ ...who, by, at: on }]);
      await transact([...writes, ...once.writes(after)]);
      return shown(after);
    },
  );
};
