import { shareOf as shareOfAssignment } from '#functions/assignments/cost.ts';
import { shareOf as shareOfMove } from '#functions/inventory/new-move.ts';
import { shareOf as shareOfInvoice } from '#functions/invoices/tally.ts';
import { figureNames, figuresEntity, figuresOf } from '#functions/jobs/figures.ts';
import { shareOf as shareOfQuote } from '#functions/quotes/tally.ts';
import { shareOf as shareOfReceipt } from '#functions/receipts/counts.ts';
import { type Drift, driftOf, unmoved } from './drift.ts';
import type { Records } from './records.ts';

const nothing = Object.fromEntries(figureNames.map((name) => [name, 0]));

/** What is wrong in the figures of jobs. */
export const figureDrifts = (records: Records): Drift[] => {
  const { userId, moves, receipts, assignments, invoices, quotes, jobFigures } = records;
  const sums = figuresOf([
    ...moves.map(shareOfMove),
    ...receipts.map(shareOfReceipt),
    ...invoices.map(shareOfInvoice),
    ...assignments.map(shareOfAssignment),
    ...quotes.map(shareOfQuote),
  ]);
  const kept = new Map(jobFigures.map((item) => [item.jobId, item]));
  return [...new Set([...kept.keys(), ...sums.keys()])].flatMap((jobId) => {
    const item = kept.get(jobId);
    const expected = sums.get(jobId) ?? nothing;
    const repair = () =>
      figuresEntity.upsert({ userId, jobId }).set(expected).add({ revision: 1 }).where(unmoved(item));
    return driftOf({ where: `figures of job ${jobId}`, item, expected, repair });
  });
};
