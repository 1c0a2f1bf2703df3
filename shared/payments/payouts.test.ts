import { expect, it } from 'vitest';
import { payoutRows } from './payouts.ts';

const row = (paidOn: string, amount: number, text = 'STRIPE PAYMENTS UK LTD') => ({ paidOn, amount, text });
const payout = (arrivesOn: string, amount: number) => ({ id: `po_${arrivesOn}`, arrivesOn, amount });

it('finds the rows that are payouts, each payout once, near its day', () => {
  const [late, near] = [row('2026-11-24', 236.2), row('2026-11-21', 236.2)];
  const rows = [late, near, row('2026-11-21', 236.21), row('2026-11-21', 236.2, 'MRS BYRON')];
  expect([...payoutRows(rows, [payout('2026-11-20', 236.2)])]).toEqual([near]);
  const both = [payout('2026-11-20', 236.2), payout('2026-11-24', 236.2)];
  expect(payoutRows(rows, both)).toEqual(new Set([late, near]));
  expect(payoutRows(rows, [payout('2026-11-16', 236.2)]).size).toBe(0);
  expect(payoutRows([row('2026-11-21', 5, 'Stripes Paint Shop')], [payout('2026-11-21', 5)]).size).toBe(0);
});
