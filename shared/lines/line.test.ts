import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { discountFits, totalFits, totalIsOwed } from './adds-up.ts';
import { documentLines, documentTerms } from './document.ts';

const document = z
  .strictObject({ lines: documentLines, ...documentTerms })
  .check(discountFits, totalFits, totalIsOwed);

const good = {
  kind: 'labour',
  description: 'Fit tap',
  quantity: 1.25,
  unit: 'hour',
  unitPrice: 45,
  vat: 's',
};
const deposit = {
  ...good,
  kind: 'deposit',
  description: 'Deposit INV-1',
  quantity: 1,
  unitPrice: -10,
  vatAmount: -2,
};

/** The errors of a document, as `path: message`. */
const refused = (input: object): string[] => {
  const result = z.safeParse(document, input);
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};
const ofLine = (change: object) => refused({ lines: [good, { ...good, ...change }] });

describe('a line', () => {
  it('may name what it came from, an own unit, a cost and a deposit invoiced', () => {
    const lines = [
      { ...good, source: { employee: 7 }, unit: 'load', cost: 20.5, discount: 12.5, optional: true },
      { ...deposit, source: { invoice: 12 } },
      good,
    ];
    expect(
      refused({ lines, pricesInclude: 'gross', discount: { amount: 5 }, taxPoint: '2026-11-20' }),
    ).toEqual([]);
  });

  it.each([
    [{ quantity: 0 }, 'lines.1.quantity: Must be more than 0'],
    [{ quantity: 1.0005 }, 'lines.1.quantity: Can have at most three decimals'],
    [{ quantity: 10_000 }, 'lines.1.quantity: Is too large'],
    [{ unitPrice: 0.005 }, 'lines.1.unitPrice: Can have at most two decimals'],
    [{ unitPrice: -1 }, 'lines.1.unitPrice: Cannot be negative'],
    [{ discount: 100.5 }, 'lines.1.discount: Can be at most 100'],
    [{ discount: -1 }, 'lines.1.discount: Cannot be negative'],
    [{ description: ' ' }, 'lines.1.description: Required'],
    [{ description: 'x'.repeat(501) }, 'lines.1.description: Can be at most 500 characters'],
    [{ source: { price: 1, item: 2 } }, 'lines.1.source: Names one thing'],
    [{ vatAmount: 2 }, 'lines.1.vatAmount: Only a deposit brings its VAT'],
    [{ ...deposit, quantity: 2 }, 'lines.1.quantity: Is 1 for a deposit'],
    [{ ...deposit, discount: 5 }, 'lines.1.discount: A deposit has no discount'],
    [{ ...deposit, vatAmount: 2 }, 'lines.1.vatAmount: Must have the sign of the deposit'],
  ])('is refused with %j', (change, issue) => {
    expect(ofLine(change)).toEqual([issue]);
  });

  it('needs a kind and a VAT code that there is', () => {
    expect(ofLine({ kind: 'part', vat: '20' }).map((issue) => issue.split(':')[0])).toEqual([
      'lines.1.kind',
      'lines.1.vat',
    ]);
  });
});

describe('a document', () => {
  it.each([
    [{ lines: [] }, 'lines: Add at least one item'],
    [{ lines: Array(201).fill(good) }, 'lines: Can be at most 200 items'],
    [{ lines: [good], discount: {} }, 'discount: Enter a percentage or an amount, not both'],
    [{ lines: [good], discount: { amount: 56.26 } }, 'discount.amount: Is more than the items come to'],
    [
      { lines: Array(2).fill({ ...good, quantity: 9000, unitPrice: 10_000 }) },
      'lines: The total is too large',
    ],
    [{ lines: [deposit] }, 'lines: The total can’t be less than £0.00'],
    [{ lines: [{ ...good, unitPrice: -1 }] }, 'lines.0.unitPrice: Cannot be negative'],
  ])('is refused: %#', (input, issue) => {
    expect(refused(input)).toEqual([issue]);
  });

  it('may be discounted to nothing', () => {
    expect(refused({ lines: [good], discount: { amount: 56.25 } })).toEqual([]);
  });
});
