/** The hours in London at which the day's mails are planned: the morning's reminders, and the afternoon's about tomorrow's visits. */
export const planHours = { reminders: 9, visits: 16 } as const;
