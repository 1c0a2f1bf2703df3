import { anHourAgo, type Bodies } from '../known.ts';

const says = { at: anHourAgo(), kind: 'travel', home: true, note: 'By the ring road' };

export const time: Bodies = {
  'POST /api/time/punches': ({ own, employees: employeeId, jobs: jobId }) => ({
    ...{ id: own, employeeId, jobId },
    ...says,
  }),
  'PUT /api/time/punches/{id}': ({ jobs: jobId }) => ({ ...says, jobId, reason: 'It was later' }),
  'POST /api/time/punches/{id}/remove': () => ({ reason: 'Pressed by mistake' }),
  'POST /api/time/weeks/{monday}/{employeeId}/submit': () => ({ hash: 'a'.repeat(43) }),
  'POST /api/time/weeks/{monday}/{employeeId}/approve': () => ({ hash: 'a'.repeat(43) }),
  'POST /api/time/weeks/{monday}/{employeeId}/reopen': () => ({ reason: 'Friday was missing' }),
};
