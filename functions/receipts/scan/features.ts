/** A candidate's features by name; most are 0 or 1. */
export type Features = { [name: string]: number };

export const flag = (is: boolean) => (is ? 1 : 0);
export const clip = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
