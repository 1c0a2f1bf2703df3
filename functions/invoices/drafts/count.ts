import { type ClientCounts, countOnClient } from '#functions/clients/references.ts';
import { countOnJob } from '#functions/jobs/references.ts';
import type { Write } from '#functions/lib/transact.ts';

interface Pointing {
  clientId: number;
  jobId?: number | null | undefined;
}

const countOn = (
  userId: string,
  { clientId, jobId }: Pointing,
  draftCount: 1 | -1,
  beside: ClientCounts = {},
): Write[] => [
  countOnClient(userId, clientId, { ...beside, draftCount }),
  ...(jobId ? [countOnJob(userId, jobId, clientId, { draftCount })] : []),
];

/** Moves the counts of a draft from its client and job as they were (`undefined`: not there) to as they are (`undefined`: deleted). */
export const recountDraft = (
  userId: string,
  before: Pointing | undefined,
  after: Pointing | undefined,
  beside: ClientCounts = {},
): Write[] => {
  if (!before || !after || before.clientId !== after.clientId)
    return [
      ...(before ? countOn(userId, before, -1) : []),
      ...(after ? countOn(userId, after, 1, beside) : []),
    ];
  if ((before.jobId ?? 0) === (after.jobId ?? 0)) return [];
  return [
    ...(before.jobId ? [countOnJob(userId, before.jobId, before.clientId, { draftCount: -1 })] : []),
    ...(after.jobId ? [countOnJob(userId, after.jobId, after.clientId, { draftCount: 1 })] : []),
  ];
};
