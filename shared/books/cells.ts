/** `2026-11-20` as other programs read it: `20/11/2026`. */
export const slashed = (date: string): string => date.split('-').reverse().join('/');

/** One line of text, at most so long. */
export const oneLine = (text: string, most: number): string =>
  text.replace(/\s+/g, ' ').trim().slice(0, most);

/** Ten-thousandths of a pound in pounds. */
export const unitPounds = (tenThousandths: number): number => tenThousandths / 10_000;

/** What a purchase is called, the same in every file: its receipt's id, which the picture's name ends with too. */
export const billNumber = ({ key }: { key: string }): string => `R-${key.slice(1)}`;
