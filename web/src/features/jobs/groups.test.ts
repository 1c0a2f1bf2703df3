import { expect, it } from 'vitest';
import { grouped } from './groups.ts';

const today = '2026-11-24';
const job = (id: number, given: object) => ({
  ...{ id, status: 'pending' as const, scheduledDate: null, startDate: null, endDate: null, startTime: null },
  ...given,
});

it('groups jobs by when they are due in order, and done ones backwards', () => {
  const jobs = [
    job(1, { scheduledDate: '2026-11-25', startTime: '13:00' }),
    job(2, { scheduledDate: '2026-11-25', startTime: '08:00' }),
    job(3, { scheduledDate: '2026-11-20' }),
    job(4, { scheduledDate: '2026-11-23', endDate: '2026-11-26', status: 'in_progress' }),
    job(5, { scheduledDate: today, startTime: '11:00' }),
    job(6, { scheduledDate: '2026-11-29' }),
    job(7, {}),
    job(8, { scheduledDate: '2026-11-02', status: 'completed' }),
    job(9, { scheduledDate: '2026-11-10', status: 'cancelled' }),
  ];
  const ids = grouped(jobs, today).map(({ name, rows }) => [name, ...rows.map(({ id }) => id)]);
  expect(ids).toEqual([
    ['Overdue', 3],
    ['Today', 4, 5],
    ['This week', 2, 1],
    ['Later', 6],
    ['No date yet', 7],
    ['Done', 9, 8],
  ]);
});
