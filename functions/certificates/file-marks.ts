import { transact, type Write, write } from '#functions/lib/transact.ts';
import { newId } from '#shared/ids.ts';
import { tooBusy } from '#shared/kernel/refusal.ts';
import { certificateMark } from './entity.ts';
import { type FilePlace, putFile } from './files.ts';
import type { Place, StoredCertificate } from './list.ts';

/** Puts a new file into the bucket for a certificate of a job. Its mark is there before it, until the certificate has it. */
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

/** A certificate has its file: the mark goes. Throws `tooBusy` where the nightly sweep was faster. */
export const fileArrived = ({ firmId, id }: FilePlace): Write =>
  write(
    certificateMark.delete({ firmId, id }).where((mark, { exists }) => exists(mark.jobId)),
    tooBusy,
  );

/** The file that a certificate no longer has: its mark says that the bucket may still hold it. */
export const fileGone = ({ firmId, jobId, fileId }: StoredCertificate): Write[] =>
  fileId ? [write(certificateMark.put({ firmId, jobId, id: fileId }))] : [];
