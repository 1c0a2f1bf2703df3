import { expect, it } from 'vitest';
import { addDays } from '../../dates.ts';
import { withSchemeChange } from '../../settings/tax/scheme-change.ts';
import { taxSettingsOf } from '../../settings/tax/settings.ts';
import { vatQuarters } from '../../uk/vat-quarters.ts';
import { asReceived } from '../payments/ledger.ts';
import type { TaxShare } from '../taxed/groups.ts';
import { sharesOfInvoice } from '../taxed/sales.ts';
import { sharesOfReceipt } from '../taxed/spending.ts';
import type { TaxTerms } from './terms.ts';
import { movedDays, transitionsIn } from './transition.ts';
import { vatReturn } from './vat/return.ts';

/** A seeded pseudo-random generator. */
const numbers = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

const first = '2026-04-01';
const quarters = vatQuarters('2028-12-31', 'mar', 11).filter(({ from }) => from >= first);
const isPeriodStart = () => true;

const schemesOf = (below: (most: number) => number): TaxTerms => {
  const outstanding = below(2) === 0 ? 'at_once' : 'six_months';
  const joined = { scheme: 'standard' as const, flatRate: null, earlier: [], isPeriodStart };
  const earlier = withSchemeChange({ scheme: 'cash', from: '2026-10-01' }, joined);
  const left = { scheme: 'cash' as const, flatRate: null, earlier, isPeriodStart };
  const earlierSchemes = withSchemeChange({ scheme: 'standard', from: '2027-04-01', outstanding }, left);
  return {
    business: { vatScheme: 'standard', vatNumber: 'GB123456782' },
    settings: taxSettingsOf({ earlierSchemes }),
  };
};

const boxesOf = (shares: readonly TaxShare[], terms: TaxTerms) =>
  quarters.map((period) => {
    const days = shares.map(({ day, sums }) => ({ ...sums, date: day }));
    const own = days.filter(({ date }) => date >= period.from && date <= period.to);
    const moved = movedDays(shares, transitionsIn(terms, period), period);
    return vatReturn(terms, [...own, ...moved], period).boxes;
  });

const totalOf = (shares: readonly TaxShare[], terms: TaxTerms, box: 'box1' | 'box4'): number =>
  Math.round(boxesOf(shares, terms).reduce((sum, boxes) => sum + (boxes?.[box] ?? 0), 0) * 100);

it('accounts for VAT once, whenever cash accounting is joined and left', () => {
  for (let seed = 1; seed <= 1000; seed++) {
    const below = numbers(seed);
    const terms = schemesOf(below);
    const dayAfter = (day: string, most: number): string => addDays(day, below(most));
    const point = dayAfter(addDays(first, 30), 470);
    const net = 1 + below(100_000);
    const vat = Math.round(net / 5);
    const total = net + vat;
    const part = below(total);
    const paid = dayAfter(addDays(point, -20), 300);
    const rest = dayAfter(paid, 300);
    const groups = [{ code: 's' as const, net, vat }];
    const received = asReceived(paid === rest ? { [paid]: total } : { [paid]: part, [rest]: total - part });
    const isCredited = below(4) === 0;
    const credits = isCredited ? { creditTax: [{ on: dayAfter(point, 300), groups }] } : {};
    const money = isCredited ? { received: asReceived({}) } : { received };
    const invoice = {
      createdAt: `${point}T09:00:00.000Z`,
      amount: total / 100,
      vat: vat / 100,
      // Some never wait for payment under cash accounting.
      dueDate: dayAfter(point, 250),
      workStartDate: below(4) === 0 ? addDays(point, 30) : null,
    };
    const sold = sharesOfInvoice({ ...invoice, tax: { point, groups }, ...credits, ...money } as never);
    expect([seed, totalOf(sold, terms, 'box1')]).toEqual([seed, isCredited ? 0 : vat]);

    const bill = { receiptDate: point, amount: total / 100, vatAmount: vat / 100, isVatReceipt: true };
    const bought = sharesOfReceipt({ ...bill, dueOn: addDays(point, 30), paidOn: dayAfter(point, 400) });
    expect([seed, totalOf(bought, terms, 'box4')]).toEqual([seed, vat]);
  }
});
