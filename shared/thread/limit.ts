/** As many of each kind as one reply tells, the newest. */
export const mostPapers = 200;
