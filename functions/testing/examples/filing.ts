import type { Bodies } from '../known.ts';

export const filing: Bodies = {
  'POST /api/filing/connect': () => ({ tax: 'vat', nino: 'AA 12 34 56 C' }),
};
