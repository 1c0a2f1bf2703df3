/** The number of events on the dashboard. */
export const activityRows = 10;

/** The number of clients in the ranking. */
export const topClientRows = 5;
