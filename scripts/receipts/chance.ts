/** Numbers that look drawn by chance and are the same for the same seed. */
export type Chance = {
  /** Evenly from one bound to the other. */
  between(least: number, most: number): number;
  /** Normally, around 0 with a standard deviation of 1. */
  normal(): number;
};

/** mulberry32 (Tommy Ettinger, public domain), begun with the seed's FNV-1a. */
export function chanceOf(seed: string): Chance {
  let state = hashOf(seed);
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
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
