import type { Bodies } from '../known.ts';

export const account: Bodies = {
  'DELETE /api/auth/user': () => ({ confirmation: 'somebody@example.com' }),
  'POST /api/account/erase': () => ({ confirmation: 'somebody@example.com' }),
  'POST /api/create-subscription': () => ({ plan: 'basic' }),
};
