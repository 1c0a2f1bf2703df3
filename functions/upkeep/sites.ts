import { siteEntity } from '#functions/sites/entity.ts';
import { type Drift, driftOf, unmoved } from './drift.ts';
import { numberOf } from './grouped.ts';
import type { Records } from './records.ts';

/** Wrong counts of properties' appliances and jobs. */
export const siteDrifts = ({ firmId, sites, appliances, jobs }: Records): Drift[] => {
  const counts = numberOf(appliances, ({ siteId }) => siteId);
  const worked = numberOf(jobs, ({ siteId }) => siteId);
  return sites.flatMap((item) => {
    const { id } = item;
    const expected = { applianceCount: counts.get(id) ?? 0, jobCount: worked.get(id) ?? 0 };
    const repair = () =>
      siteEntity.patch({ firmId, id }).set(expected).add({ revision: 1 }).where(unmoved(item));
    return driftOf({ where: `site ${id}`, item, expected, repair });
  });
};
