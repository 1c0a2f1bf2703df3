import type { Bodies } from '../known.ts';

export const admin: Bodies = {
  'PUT /api/admin/users/{userId}/mail': () => ({ stopped: true }),
};
