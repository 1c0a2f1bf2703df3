import type { Bodies } from '../known.ts';

export const tax: Bodies = {
  'PUT /api/tax/cis/{monthEnd}/{clientId}': () => ({
    receivedOn: '2026-05-19',
    gross: 2567,
    materials: 367,
    deducted: 440,
  }),
};
