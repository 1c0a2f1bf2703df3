import { keptFiles } from '#functions/lib/kept-files.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { photoMark } from './entity.ts';

/** Where a photo's picture lies. */
export interface Place {
  firmId: FirmId;
  jobId: number;
  id: number;
}

/** Under this lie all photos of a firm. */
export const photoPrefix = (firmId: FirmId): string => `photos/${firmId}/`;
const keyOf = ({ firmId, jobId, id }: Place): string => `${photoPrefix(firmId)}${jobId}/${id}`;

export const {
  put: putPicture,
  get: getPicture,
  sweep: sweepPicture,
  tidyUp,
  signer: pictureSigner,
} = keptFiles<Place>({
  keyOf,
  unmark: ({ firmId, id }) => photoMark.delete({ firmId, id }).go(),
  left: "A photo's picture is left to the night",
});
