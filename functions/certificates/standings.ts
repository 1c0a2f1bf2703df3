import { jobTitles } from '#functions/jobs/references.ts';
import { today } from '#shared/dates.ts';
import { siteStanding } from '#shared/domain/sites/standing.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { certificateEntity } from './entity.ts';

const facts = ['jobId', 'siteId', 'state', 'nextDue', 'openDefects'] as const;

/** How properties stand by their certificates, and by those of their jobs that name no property. */
export const standingsOfSites = async (firmId: FirmId, siteIds: readonly number[]) => {
  const { data } = await certificateEntity.query
    .byJob({ firmId })
    .go({ pages: 'all', consistent: true, attributes: [...facts] });
  const nowhere = data.flatMap(({ siteId, jobId }) => (siteId === undefined ? [jobId] : []));
  const jobs = await jobTitles(firmId, [...new Set(nowhere)]);
  const papers = data.map(({ jobId, siteId, state, nextDue, openDefects }) => ({
    siteId: siteId ?? jobs.get(jobId)?.siteId,
    ...{ state: state ?? null, nextDue: nextDue ?? null, openDefects: openDefects ?? null },
  }));
  const of = (id: number) => papers.filter(({ siteId }) => siteId === id);
  const now = today();
  return new Map(siteIds.map((id) => [id, siteStanding(of(id), now)]));
};
