/** The parts of the United Kingdom with their own bank holidays, as named in the government's list. */
export const nations = ['england-and-wales', 'scotland', 'northern-ireland'] as const;
export type Nation = (typeof nations)[number];

/** The bank holidays shown until the user has chosen. */
export const defaultNation: Nation = 'england-and-wales';

export const nationNames: Record<Nation, string> = {
  'england-and-wales': 'England and Wales',
  scotland: 'Scotland',
  'northern-ireland': 'Northern Ireland',
};
