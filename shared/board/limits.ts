/** A board shows so many visits and people at most, and so many that have no day. */
export const mostVisits = 400;
export const mostLanes = 25;
export const mostInTray = 200;

/** How many days a board may show. */
export const boardLengths = [1, 7, 14] as const;
