import { roundToPence } from '#shared/money.ts';
import type { Dice } from './chance.ts';

/** A receipt's item; pounds including VAT. */
export interface Bought {
  name: string;
  pounds: number;
}

type Goods = readonly [name: string, pounds: number, most: number];

/** Up to `different` different goods, one or more of each. */
export const goods =
  (different: number, [first, ...rest]: readonly [Goods, ...Goods[]]) =>
  (chance: Dice): Bought[] => {
    const chosen = new Set(
      Array.from({ length: chance.between(1, different) }, () => chance.pick([first, ...rest])),
    );
    return [...chosen].map(([name, pounds, most]) => {
      const count = chance.between(1, most);
      return { name: count > 1 ? `${count} x ${name}` : name, pounds: roundToPence(count * pounds) };
    });
  };

/** Between half a tank and a full one. */
export const diesel = (chance: Dice): Bought[] => {
  const litres = chance.between(2_800, 6_100) / 100;
  const pence = chance.between(1_419, 1_489) / 10;
  return [
    {
      name: `Diesel ${litres.toFixed(2)} litres @ ${pence.toFixed(1)}p`,
      pounds: roundToPence((litres * pence) / 100),
    },
  ];
};

export const parking = (chance: Dice): Bought[] => {
  const hours = chance.between(1, 5);
  return [{ name: `Parking, ${hours} hour${hours > 1 ? 's' : ''}`, pounds: roundToPence(hours * 1.7) }];
};
