/** Which jobs a calendar feed tells of, in days before and after today. */
export const feedDays = { before: 30, after: 365 } as const;

/** How often one feed's address may be asked in an hour. */
export const feedCallsPerHour = 60;

/** What the address of a feed ends with: calendars take it for a file. */
export const feedEnding = '.ics';
