/** Formats `2026-11-20` as `20/11/2026`. */
export const slashed = (date: string): string => date.split('-').reverse().join('/');

/** One line of text, truncated to a maximum length. */
export const oneLine = (text: string, most: number): string =>
  text.replace(/\s+/g, ' ').trim().slice(0, most);

/** Converts ten-thousandths of a pound to pounds. */
export const unitPounds = (tenThousandths: number): number => tenThousandths / 10_000;

/** A purchase's name, the same in every file: its receipt's id, with which the image's file name also ends. */
export const billNumber = ({ key }: { key: string }): string => `R-${key.slice(1)}`;
