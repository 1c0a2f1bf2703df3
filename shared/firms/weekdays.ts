export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** From when to when somebody works, by the days of the week; null where they do not. */
export type Hours = Record<Weekday, { from: string; to: string } | null>;
