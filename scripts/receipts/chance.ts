import { seeded } from '../../shared/seeded.ts';

/** Numbers that look drawn by chance and are the same for the same seed. */
export type Chance = {
  /** Evenly from one bound to the other. */
  between(least: number, most: number): number;
  /** Normally, around 0 with a standard deviation of 1. */
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
