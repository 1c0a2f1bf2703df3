import { expect, it } from 'vitest';
import type { VatCode } from '../uk/vat.ts';
import { withoutTakenOff } from './taken-off.ts';

const row = (net: number, vat: VatCode = 's', description = 'Work') => ({
  ...{ description, quantity: 1, unit: 'each', unitNet: net * 100, discount: 0, vat, net },
  amount: vat === 's' ? Math.round(net / 5) : 0,
});
const figures = (rows: ReturnType<typeof withoutTakenOff>) =>
  rows.map(({ description, vat, net, amount }) => [description, vat, net, amount]);

it('takes a deposit off the rows of its VAT code, to the penny', () => {
  const rows = withoutTakenOff([
    row(10_000),
    row(5_000, 'z'),
    row(3_333),
    row(-6_667, 's', 'Deposit taken off'),
  ]);
  expect(figures(rows)).toEqual([
    ['Work (1 × each), less Deposit taken off', 's', 5000, 1000],
    ['Work (1 × each), less Deposit taken off', 's', 1666, 334],
    ['Work', 'z', 5000, 0],
  ]);
});

it('leaves rows that take nothing off as they are, and those that take off more than there is', () => {
  const plain = [row(100), row(0), row(50, 'z')];
  expect(withoutTakenOff(plain)).toEqual(plain);
  const more = [row(100, 'z'), row(-200)];
  expect(withoutTakenOff(more)).toEqual(more);
});
