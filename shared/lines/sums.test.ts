import { describe, expect, it } from 'vitest';
import type { DocumentFigures } from './document.ts';
import type { Line } from './line.ts';
import { sumsOf } from './sums.ts';

const line = (vat: Line['vat'], unitPrice: number, more: Partial<Line> = {}): Line => ({
  kind: 'labour',
  description: 'Work',
  quantity: 1,
  unit: 'each',
  unitPrice,
  vat,
  ...more,
});
const total = (document: DocumentFigures) => {
  const { net, vat, total } = sumsOf(document);
  return [net, vat, total];
};

describe('the sums of a document', () => {
  it('round VAT once for each rate, halves up', () => {
    expect(total({ lines: [line('s', 1.15)] })).toEqual([1.15, 0.23, 1.38]);
    expect(total({ lines: [line('s', 0.02), line('s', 0.02), line('s', 0.02)] })).toEqual([0.06, 0.01, 0.07]);
    expect(total({ lines: [line('s', 45, { quantity: 1.333 })] })).toEqual([59.99, 12, 71.99]);
  });

  it('keep the total of prices that include VAT', () => {
    const lines = [line('s', 9.99), line('s', 9.99), line('s', 9.99)];
    expect(total({ lines, pricesInclude: 'gross' })).toEqual([24.97, 5, 29.97]);
  });

  it('stand apart for each code, with what a reverse charge leaves to the customer', () => {
    const lines = [line('rc', 1000), line('s', 100), line('rc5', 50), line('z', 20), line('o', 3)];
    expect(sumsOf({ lines })).toEqual({
      net: 1173,
      vat: 20,
      total: 1193,
      byRate: [
        { vat: 's', rate: 20, net: 100, amount: 20 },
        { vat: 'z', rate: 0, net: 20, amount: 0 },
        { vat: 'o', rate: 0, net: 3, amount: 0 },
        { vat: 'rc', rate: 20, net: 1000, amount: 0, notional: 200 },
        { vat: 'rc5', rate: 5, net: 50, amount: 0, notional: 2.5 },
      ],
    });
  });

  it('take discounts off before VAT, by line, percent or amount', () => {
    expect(total({ lines: [line('s', 19.99, { quantity: 7, discount: 12.5 })] })).toEqual([
      122.44, 24.49, 146.93,
    ]);
    const mixed = [line('s', 120), line('r', 105), line('z', 50)];
    expect(total({ lines: mixed, pricesInclude: 'gross', discount: { amount: 10 } })).toEqual([
      240.91, 24.09, 265,
    ]);
    expect(total({ lines: mixed, discount: { percent: 10 } })).toEqual([247.5, 26.33, 273.83]);
  });

  it('take the rates of the tax point', () => {
    expect(total({ lines: [line('s', 100)], taxPoint: '2011-01-03' })).toEqual([100, 17.5, 117.5]);
    expect(total({ lines: [line('s', 100)], taxPoint: '2011-01-04' })).toEqual([100, 20, 120]);
  });

  it('leave optional lines out until they are chosen', () => {
    const lines = [line('s', 100), line('s', 50, { optional: true }), line('s', 10, { optional: true })];
    expect(total({ lines })).toEqual([100, 20, 120]);
    expect(sumsOf({ lines }, [2]).total).toBe(132);
  });

  it('take deposits off by their own figures, whatever the kind of price', () => {
    const deposit = line('s', -0.07, { kind: 'deposit', vatAmount: -0.02 });
    expect(total({ lines: [line('s', 0.18), deposit] })).toEqual([0.11, 0.02, 0.13]);
    expect(total({ lines: [line('s', 0.22), deposit], pricesInclude: 'gross' })).toEqual([0.11, 0.02, 0.13]);
    const reversed = line('rc', -100, { kind: 'deposit', vatAmount: -20 });
    expect(sumsOf({ lines: [line('rc', 1000), reversed] }).byRate).toEqual([
      { vat: 'rc', rate: 20, net: 900, amount: 0, notional: 180 },
    ]);
  });
});
