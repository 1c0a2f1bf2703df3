import type { Bodies } from '../known.ts';

export const board: Bodies = {
  'POST /api/board/moves': ({ moved: jobId, movedAt: updatedAt }) => ({
    ...{ jobId, updatedAt, scheduledDate: '2026-11-04', startTime: '09:00', endTime: '10:30' },
    ...{ tell: false, anyway: true },
  }),
};
