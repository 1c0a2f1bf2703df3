import { expect, it } from 'vitest';
import { refundToCredit } from './refunded.ts';

type Refunded = Parameters<typeof refundToCredit>[0];

const paid = (refunds: { amount: number; on: string }[]) => [
  { paidOn: '2026-09-01', refunds: refunds.map((each, id) => ({ id, ...each })) } as never,
];
const deposit = {
  amount: 240,
  balance: 240,
  sums: { vat: 40 } as Refunded['sums'],
  payments: paid([{ amount: 240, on: '2026-11-10' }]),
};

it.each<[string, Refunded, ReturnType<typeof refundToCredit>]>([
  ['a deposit that was refunded', deposit, { vat: 40, by: '2026-11-23' }],
  [
    'a part of it',
    { ...deposit, balance: 60, payments: paid([{ amount: 60, on: '2026-11-10' }]) },
    { vat: 10, by: '2026-11-23' },
  ],
  ['credited since', { ...deposit, balance: 0 }, null],
  ['never refunded', { ...deposit, payments: paid([]) }, null],
  ['without VAT', { ...deposit, sums: { vat: 0 } as Refunded['sums'] }, null],
])('%s', (_, invoice, expected) => {
  expect(refundToCredit(invoice)).toEqual(expected);
});
