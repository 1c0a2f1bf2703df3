import type { Bodies, Known } from '../known.ts';

const item = {
  name: 'Tap washer',
  description: 'Half an inch, rubber',
  category: 'consumables',
  sku: 'WASH-12',
  barcode: '5012345678900',
  quantity: 25,
  minQuantity: 5,
  maxQuantity: 100,
  unitPrice: 0.45,
  supplierName: 'Harbour Supplies',
  supplierContact: '01632 960003',
  location: 'van',
  isActive: true,
};

const { isActive: _, ...itemRow } = item;

const move = ({ inventory, jobs, own }: Known) => ({
  id: own,
  updatedAt: '2026-11-06T10:00:00.000Z',
  itemId: inventory,
  jobId: jobs,
  type: 'out',
  quantity: 2,
  unitPrice: 3.5,
  totalCost: 7,
  reason: 'usage',
  notes: 'For the kitchen',
});

export const inventory: Bodies = {
  'POST /api/inventory': ({ own }) => ({ id: own, ...item }),
  'POST /api/inventory/import': () => ({ rows: [itemRow] }),
  'PUT /api/inventory/{id}': () => item,
  'POST /api/inventory/transactions': move,
};
