import { keptFiles } from '#functions/lib/kept-files.ts';
import { certificateMark } from './entity.ts';

/** Where a file lies; `id` is its own. */
export interface FilePlace {
  userId: string;
  jobId: number;
  id: number;
}

/** Under this lie all files of a user's certificates. */
export const certificatePrefix = (userId: string): string => `certificates/${userId}/`;
const keyOf = ({ userId, jobId, id }: FilePlace): string => `${certificatePrefix(userId)}${jobId}/${id}`;

export const {
  put: putFile,
  get: getFile,
  sweep: sweepFile,
  tidyUp,
  signer: fileSigner,
} = keptFiles<FilePlace>({
  keyOf,
  unmark: ({ userId, id }) => certificateMark.delete({ userId, id }).go(),
  pdfName: 'certificate.pdf',
  left: "A certificate's file is left to the night",
});
