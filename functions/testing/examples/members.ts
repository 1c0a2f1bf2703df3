import type { Bodies } from '../known.ts';

export const members: Bodies = {
  'POST /api/members/invitations': ({ employees }) => ({
    email: 'alex@example.com',
    role: 'office',
    seesPrices: true,
    employeeId: employees,
    employee: { firstName: 'Alex', lastName: 'Example' },
  }),
  'POST /api/members/accept': () => ({ token: 'f'.repeat(43) }),
  'PUT /api/members/{userId}': ({ employees }) => ({
    role: 'office',
    seesPrices: true,
    employeeId: employees,
  }),
  'POST /api/members/{userId}/remove': () => ({ unsent: 'take' }),
};
