import { post } from '#functions/letters/post.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { transact } from '#functions/lib/transact.ts';
import type { Due, DueRecord } from '#shared/dues/contract.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { dueMoved } from './store.ts';

interface Told {
  dues: readonly Due[];
  to: string;
  subject?: string | null | undefined;
  message?: string | null | undefined;
}

/** Queues one email about what is due at a client's, and marks each item. Throws Moved. */
export const tellOf = async (
  firmId: FirmId,
  clientId: number,
  { dues, to, subject, message }: Told,
  marked: (due: Due, at: string) => Partial<DueRecord>,
  once?: Once,
): Promise<void> => {
  const at = new Date().toISOString();
  const letter = post({
    ...{ firmId, kind: 'dues', documentId: clientId, clientId, to, dues: dues.map(({ id }) => id) },
    ...(subject && { subject }),
    ...(message && { message }),
  });
  const marks = await Promise.all(
    dues.map((due) =>
      dueMoved(firmId, due, {
        ...marked(due, at),
        remindedAt: at,
        toldAt: null,
        updatedAt: nextInstant(due.updatedAt),
      }),
    ),
  );
  await transact([...marks, ...letter.writes, ...(once?.writes({ id: dues[0]?.id ?? 0 }) ?? [])]);
  await letter.deliver();
};
