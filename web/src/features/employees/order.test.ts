import { expect, it } from 'vitest';
import type { AssignmentRow } from '#shared/assignments/contract.ts';
import type { JobStatus } from '#shared/jobs/status.ts';
import { inOrder } from './order.ts';

const row = (title: string, status: JobStatus, assignedDate: string | null): AssignmentRow => ({
  job_assignments: {
    ...{ id: 1, userId: 'u', madeBy: null, jobId: 1, employeeId: 1, role: 'worker', assignedDate },
    ...{ startTime: null, endTime: null, hoursWorked: null, notes: null },
    ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
  },
  job: { id: 1, title, status },
  employee: null,
});

it('shows what comes next first, and what is done from the latest on', () => {
  const rows = [
    row('done long ago', 'completed', '2026-10-01'),
    row('next week', 'pending', '2026-11-27'),
    row('just done', 'completed', '2026-11-19'),
    row('undated', 'cancelled', null),
    row('today', 'in_progress', '2026-11-20'),
  ];
  expect(rows.sort(inOrder).map(({ job }) => job?.title)).toEqual([
    ...['today', 'next week'],
    ...['just done', 'done long ago', 'undated'],
  ]);
});
