import { readJob } from '#functions/jobs/joined.ts';
import { cleared, nextInstant } from '#functions/lib/changes.ts';
import { checkedFile } from '#functions/lib/checked-file.ts';
import { madeNow } from '#functions/lib/entity.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { IdTaken, withNewId } from '#functions/lib/ids.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { takeId } from '#functions/lib/taken-id.ts';
import { transact, write } from '#functions/lib/transact.ts';
import type { CertificateUpdate, NewCertificate } from '#shared/certificates/contract.ts';
import { applied, withoutNulls } from '#shared/domain/applied.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import { certificateEntity } from './entity.ts';
import { fileArrived, fileGone, putNewFile } from './file-marks.ts';
import { tidyUp } from './files.ts';
import { type Place, readCertificate, type StoredCertificate, shown } from './list.ts';
import { countNew } from './on-job.ts';
import { type Starting, startForm } from './written/start.ts';

/** Adds a certificate to a job. Throws 404, and 409 if the job is at its limit. */
export const createCertificate = async (
  { startedBy, isFounder, competence, mine, ...of }: Starting,
  given: NewCertificate,
  once: Once,
) => {
  if (given.source === 'written')
    return startForm({ ...of, startedBy, isFounder, competence, mine }, given, once);
  const { id: chosen, source: _, siteId: __, day: ___, ...input } = given;
  await readJob(of.firmId, of.jobId);
  return withNewId(async (id) => {
    const at = nextInstant();
    const certificate = { ...withoutNulls(input), kind: input.kind, ...of, id, ...madeNow(at) };
    await transact([
      write(certificateEntity.create(certificate), () => new IdTaken()),
      ...takeId({ firmId: of.firmId, kind: 'certificate', id: chosen }, of.jobId),
      countNew(of),
      ...once.writes(certificate),
    ]);
    return shown(certificate);
  }, chosen);
};

/** A form can be changed only through its values. */
const refuseForm = ({ source }: StoredCertificate): void => {
  if (source === 'written') throw conflict('This is filled in here. Open its form to change it.');
};

/**
 * Updates a certificate: an omitted field stays, `null` clears it. The file is changed by a separate call. Throws 404, and 409 for a stale
 * write.
 */
export const updateCertificate = (place: Place, { updatedAt: basedOn, ...given }: CertificateUpdate) =>
  withLatest(
    () => readCertificate(place),
    basedOn,
    async (current) => {
      refuseForm(current);
      const updatedAt = nextInstant(current.updatedAt);
      const changes = { ...given, updatedAt };
      const patch = certificateEntity
        .patch(place)
        .set({ ...withoutNulls(changes), updatedAt })
        .remove(cleared(changes) as 'title'[])
        .where((kept, { eq }) => eq(kept.updatedAt, current.updatedAt));
      await transact([write(patch, () => new Moved())]);
      return shown(applied(current, changes));
    },
  );

/**
 * Stores a certificate's file, replacing any earlier one. Throws 404, 415 if it is neither a PDF nor a picture, 400 if it is
 * damaged.
 */
export const keepFile = async (place: Place, given: Uint8Array) => {
  const { bytes, type: fileType } = checkedFile(given);
  refuseForm(await readCertificate(place));
  const file = await putNewFile(place, bytes, fileType);
  const { after, before } = await withLatest(
    () => readCertificate(place),
    undefined,
    async (current) => {
      const updatedAt = nextInstant(current.updatedAt);
      const has = { fileId: file.id, fileType, fileSize: bytes.length, updatedAt };
      const patch = certificateEntity
        .patch(place)
        .set(has)
        .where((kept, { eq }) => eq(kept.updatedAt, current.updatedAt));
      await transact([write(patch, () => new Moved()), fileArrived(file), ...fileGone(current)]);
      return { before: current, after: { ...current, ...has } };
    },
  );
  if (before.fileId) await tidyUp({ ...file, id: before.fileId });
  return shown(after);
};
