import type { Bodies } from '../known.ts';

export const account: Bodies = {
  'DELETE /api/auth/user': () => ({ confirmation: 'somebody@example.com' }),
  'POST /api/account/erase': () => ({ confirmation: 'somebody@example.com' }),
  'POST /api/browser-errors': () => ({
    ...{ message: 'x is undefined', place: '/calendar', build: 'https://example.com/assets/app.js' },
    stack: 'Error: x is undefined',
  }),
  'POST /api/create-subscription': () => ({ plan: 'basic' }),
};
