import type { Spot } from './in-text.ts';

interface Findable {
  spotsIn: (text: string) => Spot[];
}

/** Of two overlapping numbers the longer wins, and of two equally long the clear one. */
const holdsOver = (a: Spot, b: Spot): boolean =>
  a.isClear && a.from <= b.from && a.to >= b.to && (a.to - a.from > b.to - b.from || !b.isClear);

/** The items whose number is in a text, and whether clearly. */
export const namedIn = <T extends Findable>(text: string, all: readonly T[]): ReadonlyMap<T, boolean> => {
  const spots = all.flatMap((of) => of.spotsIn(text).map((spot) => ({ ...spot, of })));
  const named = new Map<T, boolean>();
  for (const spot of spots) {
    const over = spots.find((other) => holdsOver(other, spot));
    // If there is a space between, the rest of the longer match may not belong to the number.
    const mayStand = !over || /\s/.test(text.slice(over.from, spot.from) + text.slice(spot.to, over.to));
    if (mayStand) named.set(spot.of, named.get(spot.of) || (spot.isClear && !over));
  }
  return named;
};
