import { toPence } from '../../money.ts';
import type { Projection } from '../mutation.ts';
import { projection } from '../projection.ts';

export const stockProjections: readonly Projection[] = [
  // What was taken out or brought back. Counting and buying in cost no job.
  projection('figures.job', 'stockMove', ({ jobId, type, change, unitPrice }) =>
    jobId && (type === 'out' || type === 'return')
      ? [{ id: String(jobId), add: { stockPence: -change * toPence(unitPrice ?? 0) } }]
      : [],
  ),
];
