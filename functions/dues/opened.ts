import { madeNow } from '#functions/lib/entity.ts';
import type { Write } from '#functions/lib/transact.ts';
import { newDueRecord } from '#shared/domain/dues/rules.ts';
import { type AskedFor, asksFor } from '#shared/dues/asked.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { newId } from '#shared/ids.ts';
import { dueKept } from './store.ts';

/** The writes for due dates that an issued certificate leads to, besides its next check. */
export const duesOpened = async (firmId: FirmId, issued: AskedFor): Promise<Write[]> => {
  const kept = asksFor(issued).map((asked) => {
    const given = newDueRecord(
      { ...asked, siteId: issued.siteId },
      {
        userId: '',
        id: newId(),
        ...madeNow(issued.issuedAt),
        clientId: issued.clientId,
      },
    );
    const by = { certificateId: issued.id, certificateJobId: issued.jobId, certificateDue: asked.dueOn };
    return { ...given, ...by, from: 'certificate' as const };
  });
  return (await Promise.all(kept.map((due) => dueKept(firmId, due)))).flat();
};
