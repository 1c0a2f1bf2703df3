import { expect, it } from 'vitest';
import { line as lineShape } from '../lines/line.ts';
import type { RateReason } from '../uk/rate-reasons.ts';
import type { VatCode } from '../uk/vat.ts';
import { lowerRates } from './lower-rates.ts';

const said = (vat: VatCode, rateReason: RateReason, taxPoint: string) => {
  const work = { kind: 'material', description: 'Solar panels', quantity: 1, unit: 'each', unitPrice: 100 };
  return lowerRates([lineShape.parse({ ...work, vat, rateReason })], taxPoint).map(({ message }) => message);
};

it('says when a rate is not the one of the day, as that of energy-saving materials changes', () => {
  const keep = ['Keep with the job: What kind of building it is'];
  expect(said('z', 'energy saving', '2027-03-31')).toEqual(keep);
  expect(said('r', 'energy saving', '2027-04-01')).toEqual(keep);
  expect(said('r', 'energy saving', '2027-03-31')).toEqual([
    'VAT on energy-saving materials is 0% on 31 Mar 2027. Change the rate',
  ]);
  expect(said('z', 'energy saving', '2027-04-01')).toEqual([
    'VAT on energy-saving materials is 5% on 1 Apr 2027. Change the rate',
  ]);
  expect(said('z', 'new dwelling', '2027-04-01')).toEqual([
    'Keep with the job: The planning permission or a statement',
  ]);
});
