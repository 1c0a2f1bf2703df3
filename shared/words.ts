const plural = (noun: string): string => `${noun.replace(/([^aeiou])y$/, '$1ie')}s`;

/** `1 job`, `2 jobs`, `2 properties`. */
export const counted = (n: number, noun: string): string => `${n} ${n === 1 ? noun : plural(noun)}`;

/** `2 jobs and 1 invoice`, leaving out zeros. */
export const countedList = (counts: readonly (readonly [number, string])[]): string =>
  counts
    .filter(([n]) => n > 0)
    .map(([n, noun]) => counted(n, noun))
    .join(' and ');
