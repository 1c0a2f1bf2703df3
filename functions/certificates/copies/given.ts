import { nextInstant } from '#functions/lib/changes.ts';
import { Moved } from '#functions/lib/latest.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import type { Copy } from '#shared/certificates/copies.ts';
import { certificateEntity } from '../entity.ts';
import type { StoredCertificate } from '../list.ts';

/** Records who was given a copy, on condition that the certificate has not changed since it was read. */
export const copiesGiven = (
  head: StoredCertificate,
  more: readonly Copy[],
): { after: StoredCertificate; writes: Write[] } => {
  const { firmId, jobId, id } = head;
  const changes = { copies: [...(head.copies ?? []), ...more], updatedAt: nextInstant(head.updatedAt) };
  const patch = certificateEntity
    .patch({ firmId, jobId, id })
    .set(changes)
    .where((kept, { eq }) => eq(kept.updatedAt, head.updatedAt));
  return { after: { ...head, ...changes }, writes: [write(patch, () => new Moved())] };
};
