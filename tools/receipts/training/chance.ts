import { seeded } from '../../../shared/seeded.ts';

/** A seeded pseudo-random number generator. */
export type Chance = {
  /** Uniformly distributed between the bounds. */
  between(least: number, most: number): number;
  /** Normally distributed, with mean 0 and standard deviation 1. */
  normal(): number;
};

export function chanceOf(seed: string): Chance {
  const next = seeded(hashOf(seed));
  return {
    between: (least, most) => least + (most - least) * next(),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}

/** FNV-1a, 32 bits. */
export function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
  return hash >>> 0;
}
