/** The answers to a tax question; undefined if it was not asked yet. */
export const yesNo = ['yes', 'no'] as const;
export type YesNo = (typeof yesNo)[number];
