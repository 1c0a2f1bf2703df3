import { type Write, write } from '#functions/lib/transact.ts';
import { certificateMark } from './entity.ts';
import type { StoredCertificate } from './list.ts';

/** The file that a certificate no longer has: its mark says that the bucket may still hold it. */
export const fileGone = ({ firmId, jobId, fileId }: StoredCertificate): Write[] =>
  fileId ? [write(certificateMark.put({ firmId, jobId, id: fileId }))] : [];
