import type { Bodies } from '../known.ts';

const price = {
  name: 'Fit a tap',
  kind: 'labour',
  unit: 'visit',
  unitPrice: 80,
  vat: 's',
  cost: 12.5,
  code: 'TAP-FIT',
};

export const prices: Bodies = {
  'POST /api/prices': ({ own }) => ({ id: own, ...price }),
  'POST /api/prices/import': () => ({ rows: [price] }),
  'PUT /api/prices/{id}': () => price,
};
