import type { Random } from '#shared/seeded.ts';

export const pick = <T>(random: Random, from: readonly T[]): T =>
  from[Math.floor(random() * from.length)] as T;
