export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** Working hours by day of the week; null on days off. */
export type Hours = Record<Weekday, { from: string; to: string } | null>;
