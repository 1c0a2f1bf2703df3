import { expect, test } from 'vitest';
import { quantityWords } from './quantity.ts';

test('a quantity is said with its unit, typed or chosen, in the number that fits', () => {
  const said = (quantity: number, unit: string) => quantityWords({ quantity, unit });
  expect([said(1, 'hour'), said(2, 'hour'), said(2, 'Hour'), said(0.5, 'day')]).toEqual([
    '1 hour',
    '2 hours',
    '2 Hours',
    '0.5 days',
  ]);
  expect(['box', 'roll', 'battery', 'foot', 'linear metre'].map((unit) => said(3, unit))).toEqual([
    '3 boxes',
    '3 rolls',
    '3 batteries',
    '3 feet',
    '3 linear metres',
  ]);
  expect(['hrs', 'sqm', 'm²', 'kWh', 'ea', 'm'].map((unit) => said(3, unit))).toEqual([
    '3 hrs',
    '3 sqm',
    '3 m²',
    '3 kWh',
    '3 ea',
    '3 m',
  ]);
  expect([said(1234, 'each'), said(2, 'Each')]).toEqual(['1,234', '2']);
});
