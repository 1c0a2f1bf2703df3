/** The most visits and people on a board, and the most visits in its tray. */
export const mostVisits = 400;
export const mostLanes = 25;
export const mostInTray = 200;

/** The lengths of a board, in days. */
export const boardLengths = [1, 7, 14] as const;
