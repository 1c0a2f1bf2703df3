import { seeded } from '../../shared/seeded.ts';

/** A seeded random generator, so that the demo is the same for everybody. */
export const dice = (seed: number) => {
  const roll = seeded(seed);
  return {
    /** An integer from `low` to `high`, both included. */
    between: (low: number, high: number): number => low + Math.floor(roll() * (high - low + 1)),
    /** True with this probability, 0 to 1. */
    happens: (often: number): boolean => roll() < often,
    pick: <T>(choices: readonly [T, ...T[]]): T => choices[Math.floor(roll() * choices.length)] ?? choices[0],
  };
};

export type Dice = ReturnType<typeof dice>;
