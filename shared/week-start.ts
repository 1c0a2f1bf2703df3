/** The days that a firm's weeks may begin on. */
export const weekStarts = ['mon', 'sun'] as const;
export type WeekStart = (typeof weekStarts)[number];
