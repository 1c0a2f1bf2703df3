import { describe, expect, it } from 'vitest';
import { isLow } from '#shared/inventory/stock.ts';
import { bandOf } from './band.ts';

const most = 30;
// At this price 30 pieces are worth the maximum of a money column.
const unitPrice = 3_333_333;
const quantities = Array.from({ length: most + 1 }, (_, quantity) => quantity);

describe('the band of a move', () => {
  it.each([undefined, 0, 1, 5, 30, 400])('with a minimum of %s holds what means the same', (minQuantity) => {
    for (const quantity of quantities) {
      for (let change = -quantity; change <= most - quantity; change++) {
        const item = { quantity, minQuantity, unitPrice };
        const { from, to } = bandOf(item, change);
        const sidesAt = (at: number) => [
          isLow({ ...item, quantity: at }),
          isLow({ ...item, quantity: at + change }),
        ];
        const alike = quantities.filter((at) => {
          const after = at + change;
          return after >= 0 && after <= most && `${sidesAt(at)}` === `${sidesAt(quantity)}`;
        });
        expect([from, to], `${quantity} ${change}`).toEqual([alike[0], alike.at(-1)]);
      }
    }
  });
});
