import { transact, type Write, write } from '#functions/lib/transact.ts';
import { newId } from '#shared/ids.ts';
import { tooBusy } from '#shared/kernel/refusal.ts';
import { certificateMark } from './entity.ts';
import { type FilePlace, putFile } from './files.ts';
import type { Place, StoredCertificate } from './list.ts';

/** Uploads a new file for a certificate of a job. Its mark is written first, and stays until the certificate has the file. */
export const putNewFile = async (
  { firmId, jobId }: Pick<Place, 'firmId' | 'jobId'>,
  bytes: Uint8Array,
  type: string,
): Promise<FilePlace> => {
  const file = { firmId, jobId, id: newId() };
  await transact([write(certificateMark.put(file))]);
  await putFile(file, bytes, type);
  return file;
};

/** Deletes the mark, as a certificate now has the file. Throws `tooBusy` if the nightly sweep was faster. */
export const fileArrived = ({ firmId, id }: FilePlace): Write =>
  write(
    certificateMark.delete({ firmId, id }).where((mark, { exists }) => exists(mark.jobId)),
    tooBusy,
  );

/** Marks a file that a certificate no longer has, as the bucket may still hold it. */
export const fileGone = ({ firmId, jobId, fileId }: StoredCertificate): Write[] =>
  fileId ? [write(certificateMark.put({ firmId, jobId, id: fileId }))] : [];
