import type { Bodies } from '../known.ts';

const says = { kind: 'holiday', from: '2026-03-02', to: '2026-03-02', part: 'am', note: 'Dentist' };

export const leave: Bodies = {
  'POST /api/leave': ({ own, employees: employeeId }) => ({ id: own, employeeId, ...says }),
  'PUT /api/leave/{id}': () => says,
  'POST /api/leave/{id}/answer': () => ({ answer: 'refused', note: 'Two are away' }),
  'POST /api/leave/{id}/cancel': () => ({}),
};
