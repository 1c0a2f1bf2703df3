/** The London hours at which the day's mails are planned: reminders in the morning, and tomorrow's visits in the afternoon. */
export const planHours = { reminders: 9, visits: 16 } as const;
