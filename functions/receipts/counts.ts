import { countFigures } from '#functions/figures/moved.ts';
import { jobIsThere } from '#functions/jobs/references.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { totalsOfReceipts } from '#shared/domain/receipts/totals.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { invalidField } from '#shared/kernel/refusal.ts';
import { receiptTotals } from './entity.ts';
import type { StoredReceipt } from './read.ts';

/** The condition that a receipt's job exists. Throws 400 naming `jobId` otherwise. */
export const onItsJob = ({ firmId, jobId }: StoredReceipt): Write[] =>
  jobId
    ? [jobIsThere(firmId, jobId, () => invalidField('jobId', 'Choose a job from your list', 'not_yours'))]
    : [];

const retotal = (firmId: FirmId, before: StoredReceipt[], after: StoredReceipt[]): Write[] => {
  const [was, is] = [totalsOfReceipts(before), totalsOfReceipts(after)];
  const names = ['receipts', 'amountPence', 'vatPence'] as const;
  const moved = names.map((name) => [name, is[name] - was[name]] as const).filter(([, by]) => by !== 0);
  if (moved.length === 0) return [];
  return [write(receiptTotals.update({ firmId }).add({ ...Object.fromEntries(moved), revision: 1 }))];
};

/** Updates totals and figures for a change from `before` (`undefined`: new) to `after` (`undefined`: deleted). */
export const recount = (before: StoredReceipt | undefined, after: StoredReceipt | undefined): Write[] => {
  const firmId = (after ?? before)?.firmId;
  if (!firmId) return [];
  return [
    ...retotal(firmId, before ? [before] : [], after ? [after] : []),
    ...countFigures(firmId, [{ kind: 'receipt', before, after }]),
  ];
};
