import { Moved, withLatest } from '#functions/lib/latest.ts';
import { unpack } from '#functions/lib/packed.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { notFound } from '#shared/kernel/refusal.ts';
import { certificateEntity, certificateVersionEntity } from '../entity.ts';
import { fileArrived, putNewFile } from '../file-marks.ts';
import { fileSigner, tidyUp } from '../files.ts';
import { type Place, readCertificate, type StoredCertificate } from '../list.ts';
import { asDraft } from './draft-paper.ts';
import { formPdf } from './draw.ts';
import { formOf } from './read.ts';
import type { IssuedForm } from './version.ts';

const drawn = async (head: StoredCertificate): Promise<Uint8Array> => {
  const { firmId, jobId, id, state, reason } = head;
  const { data } = await certificateVersionEntity.get({ firmId, jobId, id }).go({ consistent: true });
  if (!data) throw notFound();
  const form = unpack<IssuedForm>(data.packed);
  const isWithdrawn = state === 'withdrawn';
  return formPdf({
    definition: formOf(head),
    form,
    state: isWithdrawn ? 'withdrawn' : 'issued',
    reason: isWithdrawn ? reason : undefined,
  });
};

/** Draws it as it stands and keeps that, unless another call was first; answers the id of the file that is kept. */
const keep = (place: Place): Promise<number> =>
  withLatest(
    () => readCertificate(place),
    undefined,
    async (head) => {
      if (head.fileId) return head.fileId;
      const bytes = await drawn(head);
      const file = await putNewFile(place, bytes, 'application/pdf');
      const patch = certificateEntity
        .patch(place)
        .set({ fileId: file.id, fileType: 'application/pdf', fileSize: bytes.length })
        .where(
          (kept, { eq, notExists }) => `${eq(kept.updatedAt, head.updatedAt)} AND ${notExists(kept.fileId)}`,
        );
      try {
        await transact([write(patch, () => new Moved()), fileArrived(file)]);
      } catch (error) {
        await tidyUp(file);
        throw error;
      }
      return file.id;
    },
  );

/**
 * The PDF of a form: of a draft its bytes; of an issued one the address of its file, which is drawn once and kept.
 * Throws 404, and 409 for a kept one.
 */
export const pdfOf = async (firm: StoredFirm, place: Place) => {
  const head = await readCertificate(place);
  const definition = formOf(head);
  if (head.state === 'draft') {
    const bytes = await formPdf(await asDraft(firm, head, definition));
    return { bytes, fileName: `${definition.title}, draft.pdf` };
  }
  const { firmId, jobId } = place;
  const id = head.fileId ?? (await keep(place));
  return { location: (await fileSigner())({ firmId, jobId, id }) };
};
