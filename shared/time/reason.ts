/** The fewest and the most characters of the reason for a change of somebody's hours. */
export const reasonLength = { least: 3, most: 200 } as const;
export const reasonTooShort = `Say why in at least ${reasonLength.least} characters`;

/** What is wrong with a typed reason. */
export const wrongReason = (reason: string): string | undefined =>
  reason.trim().length < reasonLength.least ? reasonTooShort : undefined;
