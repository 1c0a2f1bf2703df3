import { toPence } from '../../money.ts';
import type { Projection } from '../mutation.ts';
import { projection } from '../projection.ts';

export const stockProjections: readonly Projection[] = [
  // Only parts taken out or returned cost a job; stocktakes and purchases don't.
  projection('figures.job', 'stockMove', ({ jobId, type, change, unitPrice }) =>
    jobId && (type === 'out' || type === 'return')
      ? [{ id: String(jobId), add: { stockPence: -change * toPence(unitPrice ?? 0) } }]
      : [],
  ),
];
