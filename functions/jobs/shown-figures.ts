import { jobFiguresEntity } from '#functions/figures/job-entity.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { today } from '#shared/dates.ts';
import { figuresShown, labourByHours } from '#shared/domain/jobs/views.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { notFound } from '#shared/kernel/refusal.ts';
import type { Labour } from '#shared/time/labour.ts';
import { jobEntity } from './entity.ts';

/** The labour cost of a job that somebody clocked on for; `undefined` if nobody did. */
export type ClockedLabour = (firmId: FirmId, jobId: number) => Promise<Labour | undefined>;

const countedOf = async (firmId: FirmId, id: number) => {
  const [job, item] = await batchGet([
    keyOf(jobEntity, { firmId, id }),
    keyOf(jobFiguresEntity, { firmId, jobId: id }),
  ]);
  if (!job) throw notFound();
  return rowIn(jobFiguresEntity, item) ?? {};
};

/**
 * A job's income and costs to date, in pounds, from its counters: one round trip, and two more if somebody clocked on for it.
 * Throws 404.
 */
export const figuresOfJob = async (
  { firmId, business }: StoredFirm,
  id: number,
  clockedLabour: ClockedLabour,
) => {
  const [counted, clocked] = await Promise.all([countedOf(firmId, id), clockedLabour(firmId, id)]);
  return figuresShown(counted, clocked ?? labourByHours(counted), business ?? {}, today());
};
