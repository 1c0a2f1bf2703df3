import type { ShownLine } from '#shared/lines/shown.ts';
import { sumsOf } from '#shared/lines/sums.ts';

// Static, and only here: it is in no call or record, so no figure, number, tax, limit or export can count it.

const lines = [
  {
    kind: 'labour',
    description: 'Take out the old tap, fit the new one',
    quantity: 2,
    unit: 'hour',
    unitPrice: 45,
    vat: 'o',
  },
  { kind: 'material', description: 'Kitchen mixer tap', quantity: 1, unit: 'each', unitPrice: 89, vat: 'o' },
] as const;

/** A job's typical course, from quote to payment. */
export const exampleThread = {
  client: 'Example customer',
  title: 'New kitchen tap',
  lines: lines as unknown as readonly ShownLine[],
  sums: sumsOf({ lines: [...lines], pricesInclude: 'net' }),
} as const;
