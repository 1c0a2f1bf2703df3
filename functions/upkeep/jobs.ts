import { memberOf } from '#functions/jobs/crew.ts';
import { jobEntity } from '#functions/jobs/entity.ts';
import { indexKeys } from '#functions/jobs/index-keys.ts';
import { cleared } from '#functions/lib/changes.ts';
import { withoutNulls } from '#shared/domain/applied.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { certificateCountOf } from './certificates.ts';
import { type Drift, driftOf, unmoved } from './drift.ts';
import { grouped, numberOf } from './grouped.ts';
import { quoteCountOf } from './quotes.ts';
import type { Records } from './records.ts';

type Kept = Records['jobs'][number];

/** Sorted, because a set has no order. */
const inWords = (crew: Iterable<string> = []): string => [...crew].sort().join(', ');

/** Also on condition that its days are unchanged: those change its key, but no count. */
const repairOf = (firmId: FirmId, item: Kept, counts: object, crew: string[]) => {
  const { id, dayKey } = item;
  const keys = indexKeys({ ...item, firmId });
  const gone = [...(crew.length ? [] : ['crew']), ...cleared(keys)];
  return jobEntity
    .patch({ firmId, id })
    .set({ ...counts, ...(crew.length && { crew }), ...withoutNulls(keys) })
    .remove(gone as 'crew'[])
    .add({ revision: 1 })
    .where((job, operators) =>
      [
        unmoved(item)(job, operators),
        dayKey === undefined ? operators.notExists(job.dayKey) : operators.eq(job.dayKey, dayKey),
      ].join(' AND '),
    );
};

/** Wrong counts, crews and day index keys of jobs. */
export const jobDrifts = (records: Records): Drift[] => {
  const { firmId, jobs, invoices, drafts, assignments, notes, photos } = records;
  const jobOf = ({ jobId }: { jobId?: number | undefined }) => jobId;
  const [invoiceCounts, draftCounts] = [numberOf(invoices, jobOf), numberOf(drafts, jobOf)];
  const [noteCounts, photoCounts] = [numberOf(notes, jobOf), numberOf(photos, jobOf)];
  const teams = grouped(assignments, ({ jobId }) => jobId);
  return jobs.flatMap((item) => {
    const { id } = item;
    const crew = (teams.get(id) ?? []).map(memberOf);
    const counts = {
      invoiceCount: invoiceCounts.get(id) ?? 0,
      draftCount: draftCounts.get(id) ?? 0,
      assignmentCount: crew.length,
      noteCount: noteCounts.get(id) ?? 0,
      photoCount: photoCounts.get(id) ?? 0,
      ...certificateCountOf(records, id),
      ...quoteCountOf(records, id),
    };
    const keys = indexKeys({ ...item, firmId });
    const [dayKey, visitKey] = [keys.dayKey ?? '', keys.visitKey ?? ''];
    const found = { dayKey: item.dayKey ?? '', visitKey: item.visitKey ?? '' };
    const kept = { ...item, crew: inWords(item.crew), ...found };
    return driftOf({
      where: `job ${id}`,
      item: kept,
      expected: { ...counts, crew: inWords(crew), dayKey, visitKey },
      repair: () => repairOf(firmId, item, counts, crew),
    });
  });
};
