import type { Bodies, Known } from '../known.ts';

const receiptChange = ({ jobs }: Known) => ({
  vendor: 'Harbour Supplies',
  amount: 24,
  vatAmount: 4,
  category: 'materials',
  description: 'Two valves',
  receiptDate: '2026-11-06',
  isVatReceipt: true,
  notes: 'Paid by card',
  jobId: jobs,
  reverseCharge: null,
});

export const receipts: Bodies = {
  'PATCH /api/receipts/{id}': receiptChange,
};
