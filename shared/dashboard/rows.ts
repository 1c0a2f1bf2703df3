/** How many events the dashboard shows. */
export const activityRows = 10;

/** How many clients the ranking shows. */
export const topClientRows = 5;
