import { isOpenJob } from '../../jobs/status.ts';
import type { Projection } from '../mutation.ts';
import { projection } from '../projection.ts';

export const jobProjections: readonly Projection[] = [
  projection('figures.counters', 'job', ({ status }) => [{ id: 'all', add: { [`jobs_${status}`]: 1 } }]),
  projection('figures.client', 'job', ({ clientId }) => [{ id: String(clientId), add: { jobCount: 1 } }]),
  // Counts the assignments of open jobs: closing a job removes all of its assignments from the count.
  projection('figures.team', 'job', ({ status, assignmentCount }) => [
    { id: 'all', add: { openAssignments: isOpenJob(status) ? (assignmentCount ?? 0) : 0 } },
  ]),
];
