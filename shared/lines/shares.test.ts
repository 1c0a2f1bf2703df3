import { describe, expect, it } from 'vitest';
import { creditable, creditOf } from './credit.ts';
import { depositOver, depositShare, takenOff } from './deposit.ts';
import { type Group, type PricedLine, vatGroups, withDeposits } from './groups.ts';
import { figuresOfLines, lineFigures, netsOfLines } from './line-figures.ts';
import { asSums } from './sums.ts';

const line = (vat: PricedLine['vat'], unitPence: number, quantityMilli = 1000): PricedLine => ({
  vat,
  quantityMilli,
  unitPence,
});
const only = (groups: readonly Group[]): Group => {
  const [group] = groups;
  if (!group) throw new Error('There is no group');
  return group;
};

describe('the lines of a full invoice', () => {
  it('share the VAT of inclusive prices to the penny', () => {
    const lines = [line('s', 999), line('z', 100), line('s', 999), line('s', 999)];
    expect(lineFigures(lines, { pricesInclude: 'gross' })).toEqual([
      { net: 832, vat: 167, total: 999, unitNet: 83_250 },
      { net: 100, vat: 0, total: 100, unitNet: 10_000 },
      { net: 832, vat: 167, total: 999, unitNet: 83_250 },
      { net: 833, vat: 166, total: 999, unitNet: 83_250 },
    ]);
  });

  it('leave the VAT of a reverse charge out of the total', () => {
    expect(lineFigures([line('rc', 1000)], { pricesInclude: 'net' })).toEqual([
      { net: 1000, vat: 200, total: 1000, unitNet: 100_000 },
    ]);
  });

  it('share what is left of the net sums by the discount of the document', () => {
    const lines = [line('s', 999), line('z', 100), line('s', 1999), line('s', 2)];
    const all = (terms: object) => netsOfLines(lines, { pricesInclude: 'net', ...terms });
    expect(all({})).toEqual([999, 100, 1999, 2]);
    expect(all({ discountBp: 1000 })).toEqual([899, 90, 1799, 2]);
    expect(all({ discountPence: 3100 })).toEqual([0, 0, 0, 0]);
    for (const pricesInclude of ['net', 'gross'] as const) {
      const terms = { pricesInclude, discountPence: 777 };
      const nets = netsOfLines(lines, terms);
      const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
      expect(sum(nets)).toBe(sum(vatGroups(lines, terms).map(({ net }) => net)));
    }
  });

  it('keep their order, with a deposit’s VAT, and optional ones as if chosen', () => {
    const work = {
      kind: 'labour',
      description: 'Work',
      quantity: 2,
      unit: 'hour',
      unitPrice: 40,
      vat: 's',
    } as const;
    const deposit = { ...work, kind: 'deposit', quantity: 1, unitPrice: -10 } as const;
    const lines = [deposit, { ...work, optional: true }, work];
    expect(figuresOfLines({ lines })).toEqual([
      { net: -1000, vat: -200, total: -1200, unitNet: -100_000 },
      { net: 8000, vat: 1600, total: 9600, unitNet: 400_000 },
      { net: 8000, vat: 1600, total: 9600, unitNet: 400_000 },
    ]);
  });
});

describe('a deposit', () => {
  it('is shared over the rates by what each asks for', () => {
    const groups = vatGroups([line('s', 10_000), line('r', 10_000), line('z', 5000)], {
      pricesInclude: 'net',
    });
    expect(depositOver(groups, 10_000)).toEqual([
      { vat: 's', net: 3637, amount: 727 },
      { vat: 'r', net: 3636, amount: 182 },
      { vat: 'z', net: 1818, amount: 0 },
    ]);
  });

  it('carries no VAT under a reverse charge, only what the customer owes', () => {
    const groups = vatGroups([line('rc', 100_000)], { pricesInclude: 'net' });
    expect(depositOver(groups, 25_000)).toEqual([{ vat: 'rc', net: 25_000, amount: 5000 }]);
  });

  it('and what is left always meet the quote, for every penny', () => {
    const groups = vatGroups([line('s', 333), line('r', 777), line('z', 11), line('rc', 55)], {
      pricesInclude: 'net',
    });
    const whole = asSums(groups);
    for (let pence = 0; pence <= Math.round(whole.total * 100); pence += 1) {
      const deposit = depositOver(groups, pence);
      const asked = asSums(withDeposits([], deposit, undefined));
      const left = asSums(withDeposits(groups, deposit.map(takenOff), undefined));
      expect(Math.round((asked.total + left.total) * 100)).toBe(Math.round(whole.total * 100));
      expect(Math.round((asked.vat + left.vat) * 100)).toBe(Math.round(whole.vat * 100));
      expect(Math.round(asked.total * 100)).toBe(pence);
      expect(left.vat).toBeGreaterThanOrEqual(0);
    }
  });

  it('may be a percentage of the total', () => {
    expect(depositShare(12_345, 2500)).toBe(3086);
  });
});

describe('credits of one invoice', () => {
  const group = only(vatGroups([line('s', 9999)], { pricesInclude: 'net' }));

  it('never credit more or less VAT than was charged', () => {
    const credited = { net: 0, amount: 0 };
    const amounts = [3333, 3333, 3333].map((net) => {
      const credit = creditOf(group, net, credited);
      credited.net += credit.net;
      credited.amount += credit.amount;
      return credit.amount;
    });
    expect(amounts).toEqual([667, 666, 667]);
    expect(creditable(group, credited)).toEqual({ net: 0, amount: 0 });
    expect(() => creditOf(group, 1, credited)).toThrow(RangeError);
  });

  it('may be of prices that include VAT', () => {
    const inclusive = only(vatGroups([line('s', 10_000)], { pricesInclude: 'gross' }));
    expect(creditOf(inclusive, 10_000, undefined, 'gross')).toEqual({ net: 8333, amount: 1667 });
    expect(creditOf(inclusive, 2500, undefined, 'gross')).toEqual({ net: 2083, amount: 417 });
  });
});
