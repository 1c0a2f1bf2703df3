import type { Bodies } from '../known.ts';

export const firms: Bodies = {
  'POST /api/firms': () => ({ name: 'Second Example Plumbing' }),
};
