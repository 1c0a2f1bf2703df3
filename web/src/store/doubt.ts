import { formatDate, today } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { isBegun, isTooEarly } from '#shared/jobs/early-start.ts';
import type { MutationEntry } from './mutation-entry.ts';

const jobRoutes = new Set(['PUT /api/jobs/{id}', 'PATCH /api/jobs/{id}']);

/** Starting work while the customer may still cancel must be confirmed, not silently sent later (CCR reg 36). */
export const doubtOf = (
  { route, set }: Pick<MutationEntry, 'route' | 'set'>,
  job: object | undefined,
): string | undefined => {
  const { status, urgentRepair } = (set ?? {}) as Partial<Pick<Job, 'status' | 'urgentRepair'>>;
  if (!job || !jobRoutes.has(route) || !status || !isBegun(status)) return undefined;
  const there = job as Job;
  if (urgentRepair || !isTooEarly(there, today())) return undefined;
  return `The customer can cancel until ${formatDate(there.cancelUntil ?? '')} and hasn’t asked for an early start. Try again once they have.`;
};
