import { expect, it } from 'vitest';
import { isHeld } from './held.ts';

const sent = {
  periodDates: { periodStartDate: '2026-04-06', periodEndDate: '2026-07-05' },
  periodIncome: { turnover: 1200.5, other: 0 },
  periodExpenses: { costOfGoods: 30 },
};

it('finds every figure of an update in what HMRC holds', () => {
  expect(isHeld({ ...sent, submittedOn: '2026-07-06' }, sent)).toBe(true);
  for (const other of [
    { ...sent, periodExpenses: { costOfGoods: 29.99 } },
    { ...sent, periodExpenses: { consolidatedExpenses: 30 } },
    { ...sent, periodIncome: { turnover: 1200.5 } },
    { ...sent, periodExpenses: undefined },
    {},
    undefined,
  ])
    expect(isHeld(other, sent)).toBe(false);
});
