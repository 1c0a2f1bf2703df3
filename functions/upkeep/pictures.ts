import { certificateEntity, certificateMark } from '#functions/certificates/entity.ts';
import { photoEntity, photoMark } from '#functions/photos/entity.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { isLate } from './left-over.ts';

const all = { consistent: true, pages: 'all' } as const;

/** Jobs' photos and certificates, and what interrupted uploads left behind. */
export const picturesOf = async (firmId: FirmId) => {
  const [photos, marks, certificates, certificateMarks] = await Promise.all([
    photoEntity.query.byJob({ firmId }).go({ ...all, attributes: ['jobId'] }),
    photoMark.query.byId({ firmId }).go(all),
    certificateEntity.query.byJob({ firmId }).go({ ...all, attributes: ['jobId'] }),
    certificateMark.query.byId({ firmId }).go(all),
  ]);
  return {
    photos: photos.data,
    certificates: certificates.data,
    // An upload in progress has a mark too, for as long as a call may take.
    leftCertificates: certificateMarks.data.filter(({ id }) => isLate({ id })),
    leftPhotos: marks.data.filter((mark) => !mark.isComing || isLate(mark)),
  };
};
