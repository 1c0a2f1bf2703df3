/** The parts of the United Kingdom that have bank holidays of their own, as the government's list names them. */
export const nations = ['england-and-wales', 'scotland', 'northern-ireland'] as const;
export type Nation = (typeof nations)[number];

/** Whose bank holidays are shown until the user has chosen. */
export const defaultNation: Nation = 'england-and-wales';

export const nationNames: Record<Nation, string> = {
  'england-and-wales': 'England and Wales',
  scotland: 'Scotland',
  'northern-ireland': 'Northern Ireland',
};
