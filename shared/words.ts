/** `1 job`, `2 jobs`. */
export const counted = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

/** `2 jobs and 1 invoice`: what there is none of is left out. */
export const countedList = (counts: [number, string][]): string =>
  counts
    .filter(([n]) => n > 0)
    .map(([n, noun]) => counted(n, noun))
    .join(' and ');
