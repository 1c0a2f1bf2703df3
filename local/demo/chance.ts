/** Dice that fall the same way every time (mulberry32), so that the demo is the same for everybody. */
export const dice = (seed: number) => {
  let state = seed;
  /** From 0 up to but not including 1. */
  const roll = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** A whole number from `low` to `high`, both included. */
    between: (low: number, high: number): number => low + Math.floor(roll() * (high - low + 1)),
    /** True so often, of 1. */
    happens: (often: number): boolean => roll() < often,
    pick: <T>(choices: readonly [T, ...T[]]): T => choices[Math.floor(roll() * choices.length)] ?? choices[0],
  };
};

export type Dice = ReturnType<typeof dice>;
