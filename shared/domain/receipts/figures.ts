import { toPence } from '../../money.ts';
import { claimableVat } from '../../receipts/claimable.ts';
import type { Projection } from '../mutation.ts';
import { projection } from '../projection.ts';
import { sharesOfReceipt } from '../taxed/spending.ts';

export const receiptProjections: readonly Projection[] = [
  projection('figures.job', 'receipt', (receipt) => {
    const { jobId, amount = 0 } = receipt;
    if (!jobId) return [];
    const add = { receiptPence: toPence(amount), receiptVatPence: claimableVat(receipt) };
    return [{ id: String(jobId), add }];
  }),
  projection('figures.taxDay', 'receipt', (receipt) =>
    sharesOfReceipt(receipt).map(({ day, sums }) => ({ id: day, add: sums })),
  ),
];
