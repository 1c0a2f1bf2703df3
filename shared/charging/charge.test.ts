import { describe, expect, it } from 'vitest';
import type { LineInput } from '../lines/line.ts';
import type { Price } from '../prices/contract.ts';
import { chargeFor, type Done } from './charge.ts';

const price = (fields: Partial<Price>): Price => ({
  ...{
    id: 1,
    userId: 'u',
    madeBy: null,
    createdAt: '',
    updatedAt: '',
    name: 'Labour',
    kind: 'labour',
    unit: 'hour',
  },
  ...{ unitPrice: 48, vat: 's', cost: null, code: null, uses: 0, lastUsedAt: null },
  ...fields,
});

const valve = { id: 7, name: 'Isolation valve', sku: 'IV-15', unitPrice: 6 };
const used = [{ itemId: 7, name: 'Isolation valve', count: 2, pence: 1200 }];
const nothing: Done = {
  ...{ title: 'Boiler service', amount: null, agreed: null, minutes: 0, used: [], items: [valve] },
  ...{ prices: [], vat: 'o', pricesInclude: 'net', hourly: null },
};
const line = (fields: Partial<LineInput>): LineInput => ({
  ...{ kind: 'labour', description: 'Fit boiler', quantity: 1, unit: 'each', unitPrice: 900, vat: 's' },
  ...fields,
});

describe('where nothing was agreed', () => {
  it('charges what was clocked and used, at the price list’s prices', () => {
    const prices = [
      price({}),
      price({ id: 2, kind: 'material', unit: 'each', name: 'Valve', code: 'iv-15', unitPrice: 9.5 }),
    ];
    expect(chargeFor({ ...nothing, minutes: 100, used, prices, vat: 's' })).toEqual({
      lines: [
        {
          ...line({ description: 'Labour', unit: 'hour', unitPrice: 48 }),
          quantity: 1.67,
          source: { price: 1 },
        },
        {
          ...{
            kind: 'material',
            description: 'Isolation valve',
            quantity: 2,
            unit: 'each',
            unitPrice: 9.5,
            vat: 's',
          },
          ...{ cost: 6, source: { item: 7 } },
        },
      ],
      besides: [],
      lacksRate: false,
    });
  });

  it('charges stock without a price at cost, and a deleted item at what it was bought for', () => {
    const [known] = chargeFor({ ...nothing, used }).lines;
    expect(known).toMatchObject({ quantity: 2, unitPrice: 6, cost: 6, vat: 'o' });
    expect(chargeFor({ ...nothing, used, items: [] }).lines).toEqual([known]);
  });

  it('says that nothing tells what an hour costs, and takes what is answered', () => {
    expect(chargeFor({ ...nothing, minutes: 90 })).toEqual({ lines: [], besides: [], lacksRate: true });
    expect(chargeFor({ ...nothing, minutes: 90, hourly: 45 }).lines).toMatchObject([
      { description: 'Labour', quantity: 1.5, unit: 'hour', unitPrice: 45 },
    ]);
  });

  it('takes the price by the hour that is used most, without VAT of who may charge none', () => {
    const prices = [
      price({ id: 3, uses: 1 }),
      price({ id: 4, uses: 5, unitPrice: 60, unit: 'hr' }),
      price({ id: 5, unit: 'day', uses: 9 }),
    ];
    expect(chargeFor({ ...nothing, minutes: 60, prices }).lines).toMatchObject([{ unitPrice: 60, vat: 'o' }]);
  });
});

describe('where a price was agreed', () => {
  it('charges it, and offers what it does not name', () => {
    const agreed = [
      line({ kind: 'material', description: 'Boiler' }),
      line({ kind: 'material', description: 'Isolation valve', source: { item: 7 } }),
    ];
    const { lines, besides } = chargeFor({
      ...nothing,
      agreed,
      amount: 500,
      minutes: 60,
      used,
      prices: [price({})],
      vat: 's',
    });
    expect(lines).toEqual(agreed);
    expect(besides).toMatchObject([{ kind: 'labour' }, { description: 'Isolation valve', quantity: 1 }]);
  });

  it('offers it with VAT where the quote’s prices have it', () => {
    const agreed = [line({ kind: 'material' })];
    const { besides } = chargeFor({
      ...nothing,
      agreed,
      minutes: 60,
      prices: [price({})],
      vat: 's',
      pricesInclude: 'gross',
    });
    expect(besides).toMatchObject([{ unitPrice: 57.6 }]);
  });

  it('takes labour as a part of a quote that has any', () => {
    expect(chargeFor({ ...nothing, agreed: [line({})], minutes: 60, hourly: 40 }).besides).toEqual([]);
  });

  it('for the job charges one line of it, all else beside', () => {
    const { lines, besides } = chargeFor({ ...nothing, amount: 80, used });
    expect(lines).toEqual([line({ description: 'Boiler service', unitPrice: 80, vat: 'o' })]);
    expect(besides).toMatchObject([{ description: 'Isolation valve', quantity: 2 }]);
  });
});
