import * as z from 'zod/mini';
import { certificateEntity, certificateValuesEntity } from '#functions/certificates/entity.ts';
import { getFile } from '#functions/certificates/files.ts';
import { unpack } from '#functions/lib/packed.ts';
import { pictureEnding, safeName } from '#functions/lib/zip-names.ts';
import type { ZipFile } from '#functions/lib/zip-to-bucket.ts';
import { certificate } from '#shared/certificates/contract.ts';
import type { FormValues } from '#shared/certificates/written.ts';
import { certificateValuesRecord } from '#shared/domain/certificates/record.ts';
import type { FirmId } from '#shared/firms/ids.ts';

const all = { pages: 'all', consistent: true } as const;

const read = async (firmId: FirmId) => (await certificateEntity.query.byJob({ firmId }).go(all)).data;

/** A firm's certificates, and what was filled in on those written here. */
export const certificateTables = async (firmId: FirmId): Promise<Record<string, object[]>> => {
  const [rows, values] = await Promise.all([
    read(firmId),
    certificateValuesEntity.query.byJob({ firmId }).go(all),
  ]);
  return {
    certificates: z.parse(z.array(z.omit(certificate, { fileUrl: true })), rows),
    'certificate-values': z.parse(
      z.array(certificateValuesRecord),
      values.data.map(({ packed, ...row }) => ({ ...row, values: unpack<FormValues>(packed) })),
    ),
  };
};

/** The files of certificates from elsewhere. */
export async function* certificateFiles(
  firmId: FirmId,
  jobs: readonly { id: number; title: string }[],
): AsyncGenerator<ZipFile> {
  const titleOf = new Map(jobs.map(({ id, title }) => [id, title]));
  for (const { jobId, id, kind, fileId, fileType = '' } of await read(firmId)) {
    const file = fileId && (await getFile({ firmId, jobId, id: fileId }));
    const folder = `certificates/${safeName(titleOf.get(jobId) ?? '')}-${jobId}`;
    if (file) yield { name: `${folder}/${kind}-${id}.${pictureEnding(fileType)}`, input: file };
  }
}

/** The number of those files. */
export const countCertificateFiles = async (firmId: FirmId): Promise<number> =>
  (await read(firmId)).filter(({ fileId }) => fileId).length;
