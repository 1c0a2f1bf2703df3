import { registerOf } from '#shared/domain/dues/register.ts';
import { siteStanding } from '#shared/domain/dues/standing.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { registered } from './read.ts';

/** The status of properties by their due dates and certificates, including those of their jobs. */
export const standingsOfSites = async (firmId: FirmId, siteIds: readonly number[]) => {
  const all = await registered(firmId);
  const rows = registerOf(all);
  const papers = all.papers.map((paper) => ({
    ...paper,
    siteId: paper.siteId ?? all.job(paper.jobId)?.siteId ?? null,
  }));
  const at =
    (id: number) =>
    ({ siteId }: { siteId: number | null }) =>
      siteId === id;
  return new Map(siteIds.map((id) => [id, siteStanding(rows.filter(at(id)), papers.filter(at(id)))]));
};
