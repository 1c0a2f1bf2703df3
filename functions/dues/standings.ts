import { registerOf } from '#shared/domain/dues/register.ts';
import { siteStanding } from '#shared/domain/sites/standing.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { registered } from './read.ts';

/** How properties stand by what is due there and by their certificates, those of their jobs among them. */
export const standingsOfSites = async (firmId: FirmId, siteIds: readonly number[]) => {
  const all = await registered(firmId);
  const dues = Map.groupBy(registerOf(all), ({ siteId }) => siteId);
  const papers = Map.groupBy(all.papers, ({ siteId, jobId }) => siteId ?? all.job(jobId)?.siteId ?? null);
  return new Map(siteIds.map((id) => [id, siteStanding(dues.get(id) ?? [], papers.get(id) ?? [])]));
};
