/** The range of jobs in a calendar feed, in days before and after today. */
export const feedDays = { before: 30, after: 365 } as const;

/** The most requests for one feed per hour. */
export const feedCallsPerHour = 60;

/** The ending of a feed's URL: calendar apps treat it as a file. */
export const feedEnding = '.ics';
