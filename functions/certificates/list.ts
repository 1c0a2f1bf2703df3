import type { EntityItem } from 'electrodb';
import { readJob } from '#functions/jobs/joined.ts';
import { pageById } from '#functions/lib/list.ts';
import type { PageQuery } from '#shared/fields.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { notFound } from '#shared/kernel/refusal.ts';
import { certificateEntity } from './entity.ts';
import { type FilePlace, fileSigner } from './files.ts';

export type StoredCertificate = EntityItem<typeof certificateEntity>;

/** Which certificate of which job. */
export interface Place {
  firmId: FirmId;
  jobId: number;
  id: number;
}

const shownWith = (address: (place: FilePlace) => string) => (certificate: StoredCertificate) => {
  const { firmId, jobId, fileId } = certificate;
  return { ...certificate, fileUrl: fileId ? address({ firmId, jobId, id: fileId }) : null };
};

/** The certificate as a reply shows it, with its file's address. */
export const shown = async (certificate: StoredCertificate) => shownWith(await fileSigner())(certificate);

/** The certificates of a job, newest first, in one round trip. Throws 404 if the firm has no such job. */
export const listCertificates = async (firmId: FirmId, jobId: number, query: PageQuery) => {
  const all = certificateEntity.query.byJob({ firmId, jobId });
  const [{ rows, next }, address] = await Promise.all([
    pageById(certificateEntity, all, query),
    fileSigner(),
    readJob(firmId, jobId),
  ]);
  return { rows: rows.map(shownWith(address)), next };
};

/** Throws 404 if the firm has no such certificate of this job. */
export const readCertificate = async (place: Place): Promise<StoredCertificate> => {
  const { data } = await certificateEntity.get(place).go({ consistent: true });
  if (!data) throw notFound();
  return data;
};
