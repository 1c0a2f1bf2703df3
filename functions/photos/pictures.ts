import { keptFiles } from '#functions/lib/kept-files.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { photoMark } from './entity.ts';

/** What identifies a photo's picture. */
export interface Place {
  firmId: FirmId;
  jobId: number;
  id: number;
}

/** The key prefix of all of a firm's photos. */
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
