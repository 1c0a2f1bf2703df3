import { keptFiles } from '#functions/lib/kept-files.ts';
import { photoMark } from './entity.ts';

/** Where a photo's picture lies. */
export interface Place {
  userId: string;
  jobId: number;
  id: number;
}

/** Under this lie all photos of a user. */
export const photoPrefix = (userId: string): string => `photos/${userId}/`;
const keyOf = ({ userId, jobId, id }: Place): string => `${photoPrefix(userId)}${jobId}/${id}`;

export const {
  put: putPicture,
  get: getPicture,
  sweep: sweepPicture,
  tidyUp,
  signer: pictureSigner,
} = keptFiles<Place>({
  keyOf,
  unmark: ({ userId, id }) => photoMark.delete({ userId, id }).go(),
  left: "A photo's picture is left to the night",
});
