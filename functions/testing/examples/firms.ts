import type { Bodies } from '../known.ts';

export const firms: Bodies = {
  'POST /api/firms': () => ({ name: 'Second Example Plumbing' }),
  'PUT /api/firms/rules': () => ({
    hours: { mon: { from: '07:30', to: '16:00' }, sat: null },
    paidBreaks: true,
    paidHomeTravel: false,
    rounding: 'up5',
    leaveDays: 28,
    leaveYearStarts: '04-01',
    weekStarts: 'mon',
  }),
};
