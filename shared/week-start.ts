/** The days on which a firm's week may start. */
export const weekStarts = ['mon', 'sun'] as const;
export type WeekStart = (typeof weekStarts)[number];
