import { type Write, write } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { conflict, invalidField } from '#shared/kernel/refusal.ts';
import { certificateEntity } from './entity.ts';

/** The fields of a photo that link it to a certificate of its job. */
export interface PhotoOf {
  firmId: FirmId;
  jobId: number;
  certificateId?: number | undefined;
}

const hasIssued = () =>
  conflict('This certificate has been issued. Its photos stay as they are.', undefined, 'has_dependants');

/** `none`: it belongs to no certificate, or to a deleted draft. */
const stateOf = async ({ firmId, jobId, certificateId }: PhotoOf) => {
  if (!certificateId) return 'none';
  const { data } = await certificateEntity.get({ firmId, jobId, id: certificateId }).go({ consistent: true });
  return data ? data.state : 'none';
};

const counted = ({ firmId, jobId, certificateId: id = 0 }: PhotoOf, photoCount: 1 | -1): Write =>
  write(
    certificateEntity
      .patch({ firmId, jobId, id })
      .add({ photoCount })
      .where(({ state }, { eq }) => eq(state, 'draft')),
    hasIssued,
  );

/** The writes that add a photo to its draft. Throws 400 naming `certificateId` of another job, 409 once it is issued. */
export const photoAdded = async (photo: PhotoOf): Promise<Write[]> => {
  if (!photo.certificateId) return [];
  const state = await stateOf(photo);
  if (state === 'none') throw invalidField('certificateId', 'Choose a certificate of this job', 'not_yours');
  if (state !== 'draft') throw hasIssued();
  return [counted(photo, 1)];
};

/** The writes that remove a photo from its draft. Throws 409 once that is issued. */
export const photoTaken = async (photo: PhotoOf): Promise<Write[]> => {
  const state = await stateOf(photo);
  if (state === 'none') return [];
  if (state !== 'draft') throw hasIssued();
  return [counted(photo, -1)];
};
