import { photoEntity, photoMark } from '#functions/photos/entity.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { isLate } from './left-over.ts';

const all = { consistent: true, pages: 'all' } as const;

/** Jobs' photos, and what interrupted uploads left behind. */
export const picturesOf = async (firmId: FirmId) => {
  const [photos, marks] = await Promise.all([
    photoEntity.query.byJob({ firmId }).go({ ...all, attributes: ['jobId'] }),
    photoMark.query.byId({ firmId }).go(all),
  ]);
  return {
    photos: photos.data,
    leftPhotos: marks.data.filter((mark) => !mark.isComing || isLate(mark)),
  };
};
