/** The most records of each kind in one reply; the newest are kept. */
export const mostPapers = 200;
