import { figuresEntity } from '#functions/figures/job-entity.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { today } from '#shared/dates.ts';
import { figuresShown } from '#shared/domain/jobs/views.ts';
import { notFound } from '#shared/kernel/refusal.ts';
import { jobEntity } from './entity.ts';

/** What a job brought and cost so far, in pounds, from its counters: one round trip. Throws 404. */
export const figuresOfJob = async ({ firmId, business }: StoredFirm, id: number) => {
  const [job, item] = await batchGet([
    keyOf(jobEntity, { firmId, id }),
    keyOf(figuresEntity, { firmId, jobId: id }),
  ]);
  if (!job) throw notFound();
  return figuresShown(rowIn(figuresEntity, item) ?? {}, business ?? {}, today());
};
