import type { Bodies } from '../known.ts';

const client = {
  name: 'Ann Example',
  email: 'ann@example.com',
  phone: '01632 960001',
  address: '1 Quay\nWhitby',
  kind: 'business',
  vatNumber: 'GB 123 4567 82',
  cisContractor: 'no',
  endUserStatement: { on: '2026-11-01', text: 'We are an end user' },
};

export const clients: Bodies = {
  'POST /api/clients/{id}/review': () => ({
    by: 'mail',
    to: 'ada@example.com',
    subject: 'How did we do?',
    message: 'Dear Ada, how did we do?',
  }),
  'POST /api/clients/{id}/statement/send': () => ({
    to: 'ann@example.com',
    subject: 'Your statement',
    message: 'Dear Ann,\n\nHere is your statement.',
  }),
  'POST /api/clients': ({ own }) => ({ id: own, ...client }),
  'POST /api/clients/import': () => ({ rows: [client] }),
  'PUT /api/clients/{id}': () => client,
};
