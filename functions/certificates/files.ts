import { keptFiles } from '#functions/lib/kept-files.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { certificateMark } from './entity.ts';

/** What identifies a file; `id` is the file's own. */
export interface FilePlace {
  firmId: FirmId;
  jobId: number;
  id: number;
}

/** The key prefix of all files of a firm's certificates. */
export const certificatePrefix = (firmId: FirmId): string => `certificates/${firmId}/`;
const keyOf = ({ firmId, jobId, id }: FilePlace): string => `${certificatePrefix(firmId)}${jobId}/${id}`;

export const {
  put: putFile,
  get: getFile,
  sweep: sweepFile,
  tidyUp,
  signer: fileSigner,
} = keptFiles<FilePlace>({
  keyOf,
  unmark: ({ firmId, id }) => certificateMark.delete({ firmId, id }).go(),
  pdfName: 'certificate.pdf',
  left: "A certificate's file is left to the night",
});
