import { mailableAddress } from '#functions/clients/mailable.ts';
import { getClient } from '#functions/clients/store.ts';
import { findFirm } from '#functions/firms/read.ts';
import { jobEntity } from '#functions/jobs/entity.ts';
import { readJob } from '#functions/jobs/joined.ts';
import { toldAsRead } from '#functions/jobs/visit-told.ts';
import { post } from '#functions/letters/post.ts';
import type { DueVisit } from '#functions/lib/due-index.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { addDays, today } from '#shared/dates.ts';
import { isTold, visitOf } from '#shared/domain/jobs/visit.ts';
import { hasAccess } from '#shared/subscription/access.ts';

/** Tells a client of tomorrow's visit, once. Throws a refusal if they can't be emailed. */
export const tellOfVisit = async ({ firmId, jobId }: DueVisit): Promise<void> => {
  const firm = await findFirm(firmId);
  if (!firm?.appointmentsOn || firm.erasingSince || !hasAccess(firm, Date.now())) return;
  await withLatest(
    () => readJob(firmId, jobId),
    undefined,
    async (job) => {
      const visit = visitOf(job);
      if (!visit?.time || visit.day !== addDays(today(), 1)) return;
      const client = await getClient(firmId, job.clientId);
      if (!client.email || client.mailsStoppedAt || isTold(job, { ...visit, to: client.email })) return;
      const to = mailableAddress(firm, client);
      const letter = post({ firmId, kind: 'visit', documentId: jobId, clientId: client.id, to });
      const mark = jobEntity
        .patch({ firmId, id: jobId })
        .set({ visitTold: visit.day, visitToldTime: visit.time, visitToldTo: to })
        .remove(['visitEarly'])
        .where(toldAsRead(job));
      await transact([write(mark, () => new Moved()), ...letter.writes]);
      await letter.deliver();
    },
  );
};
