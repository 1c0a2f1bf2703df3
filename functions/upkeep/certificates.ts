import { certificateEntity, certificateMark } from '#functions/certificates/entity.ts';
import { sweepFile } from '#functions/certificates/files.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { numberOf } from './grouped.ts';
import { isLate } from './left-over.ts';

const all = { consistent: true, pages: 'all' } as const;

/** How many certificates each job has, and what interrupted uploads left behind. */
export const certificatesOf = async (firmId: FirmId) => {
  const [certificates, marks] = await Promise.all([
    certificateEntity.query.byJob({ firmId }).go({ ...all, attributes: ['jobId'] }),
    certificateMark.query.byId({ firmId }).go(all),
  ]);
  return {
    certificates: numberOf(certificates.data, ({ jobId }) => jobId),
    // An upload in progress has a mark too, for as long as a call may take.
    leftCertificates: marks.data.filter(({ id }) => isLate({ id })),
  };
};
type Certificates = Awaited<ReturnType<typeof certificatesOf>>;

/** A job's count of certificates. */
export const certificateCountOf = ({ certificates }: Certificates, jobId: number) => ({
  certificateCount: certificates.get(jobId) ?? 0,
});

/** Deletes files left behind by interrupted uploads and deletions of certificates. */
export const sweepCertificates = async ({ leftCertificates }: Certificates): Promise<void> => {
  for (const file of leftCertificates) await sweepFile(file);
};
