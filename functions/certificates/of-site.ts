import type { FirmId } from '#shared/firms/ids.ts';
import { certificateEntity } from './entity.ts';

/** The number of certificates of a property. */
export const certificatesOfSite = async (firmId: FirmId, siteId: number): Promise<[number, string]> => {
  const { data } = await certificateEntity.query
    .byJob({ firmId })
    .where((certificate, { eq }) => eq(certificate.siteId, siteId))
    .go({ consistent: true, pages: 'all', attributes: ['id'] });
  return [data.length, 'certificate'];
};

/** The certificates of a property and of its jobs, newest first. */
export const certificatesAt = async (firmId: FirmId, siteId: number, jobs: ReadonlySet<number>) => {
  const { data } = await certificateEntity.query.byJob({ firmId }).go({ pages: 'all' });
  return data
    .filter((certificate) => certificate.siteId === siteId || jobs.has(certificate.jobId))
    .sort((a, b) => b.id - a.id);
};
