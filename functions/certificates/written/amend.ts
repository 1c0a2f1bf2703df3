import { nextInstant } from '#functions/lib/changes.ts';
import { madeNow } from '#functions/lib/entity.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { IdTaken, withNewId } from '#functions/lib/ids.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { pack } from '#functions/lib/packed.ts';
import { takeId } from '#functions/lib/taken-id.ts';
import { transact, write } from '#functions/lib/transact.ts';
import type { CorrectInput } from '#shared/certificates/written.ts';
import { correctionOf, refuseCorrected, withdrawalOf } from '#shared/domain/certificates/correction.ts';
import { idTaken } from '#shared/kernel/refusal.ts';
import { certificateEntity, certificateValuesEntity } from '../entity.ts';
import { fileGone } from '../file-marks.ts';
import { tidyUp } from '../files.ts';
import { type Place, readCertificate } from '../list.ts';
import { countNew } from '../on-job.ts';
import { filled, formOf, readValues, refuseUnissued } from './read.ts';

/** Starts a new version with the content of the old one. Throws 404 and 409. */
export const correctForm = (place: Place, { id: chosen, reason }: CorrectInput, once: Once) =>
  withLatest(
    () => readCertificate(place),
    undefined,
    async (before) => {
      if (chosen !== undefined && [before.correction, before.replacedBy].includes(chosen)) throw idTaken();
      refuseUnissued(before);
      refuseCorrected(before.correction !== undefined);
      const values = await readValues(place);
      const { firmId, jobId } = before;
      return withNewId(async (id) => {
        const at = nextInstant(before.updatedAt);
        const kept = { firmId, jobId, id, ...madeNow(at) };
        const head = { ...kept, ...correctionOf(before, reason) };
        const marked = certificateEntity
          .patch({ firmId, jobId, id: before.id })
          .set({ correction: id, updatedAt: at })
          .where((old, { eq }) => eq(old.updatedAt, before.updatedAt));
        await transact([
          write(certificateEntity.create(head), () => new IdTaken()),
          ...takeId({ firmId, kind: 'certificate', id: chosen }, jobId),
          write(certificateValuesEntity.create({ firmId, jobId, id, packed: pack(values), updatedAt: at })),
          write(marked, () => new Moved()),
          countNew({ firmId, jobId }),
          ...once.writes(head),
        ]);
        return filled(head, { values });
      }, chosen);
    },
  );

/** Withdraws a certificate: it keeps its number, and its PDF says that it is withdrawn. Throws 404 and 409. */
export const withdrawForm = (place: Place, reason: string, once: Once) =>
  withLatest(
    () => readCertificate(place),
    undefined,
    async (head) => {
      formOf(head);
      const withdrawn = withdrawalOf(head, head.correction !== undefined, reason);
      const updatedAt = nextInstant(head.updatedAt);
      const { firmId, jobId, fileId } = head;
      const changes = { ...withdrawn, updatedAt };
      const patch = certificateEntity
        .patch(place)
        .set(changes)
        .remove(['fileId', 'fileType', 'fileSize'])
        .where((kept, { eq }) => eq(kept.updatedAt, head.updatedAt));
      const { fileId: _, fileType: __, fileSize: ___, ...rest } = head;
      const after = { ...rest, ...changes };
      await transact([write(patch, () => new Moved()), ...fileGone(head), ...once.writes(after)]);
      if (fileId) await tidyUp({ firmId, jobId, id: fileId });
      return filled(after);
    },
  );
