import { Moved, withLatest } from '#functions/lib/latest.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { certificateEntity } from '../entity.ts';
import { fileArrived, putNewFile } from '../file-marks.ts';
import { fileSigner, tidyUp } from '../files.ts';
import { type Place, readCertificate, type StoredCertificate } from '../list.ts';
import { asDraft } from './draft-paper.ts';
import { formPdf } from './draw.ts';
import { picturesOf } from './photos.ts';
import { formOf, readVersion } from './read.ts';

const drawn = async (head: StoredCertificate): Promise<Uint8Array> => {
  const { state, reason } = head;
  const form = await readVersion(head);
  const isWithdrawn = state === 'withdrawn';
  return formPdf({
    definition: formOf(head),
    form,
    pictures: await picturesOf(head, form.photos),
    state: isWithdrawn ? 'withdrawn' : 'issued',
    reason: isWithdrawn ? reason : undefined,
  });
};

/** Renders and stores the certificate's PDF, unless another call was first; returns the id of the stored file. */
export const keepPdf = (place: Place): Promise<number> =>
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
 * The PDF of a form: the bytes of a draft, or the address of an issued one's file, which is rendered once and stored. Throws 404,
 * and 409 for an uploaded certificate.
 */
export const pdfOf = async (firm: StoredFirm, place: Place) => {
  const head = await readCertificate(place);
  const definition = formOf(head);
  if (head.state === 'draft') {
    const bytes = await formPdf(await asDraft(firm, head, definition));
    return { bytes, fileName: `${definition.title}, draft.pdf` };
  }
  const { firmId, jobId } = place;
  const id = head.fileId ?? (await keepPdf(place));
  return { location: (await fileSigner())({ firmId, jobId, id }) };
};
