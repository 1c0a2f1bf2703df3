import { readNumber } from '#shared/read-number.ts';

/** Parses a cell's number; null if it is empty, or the text itself if it is no number, for the error message. */
export const numberIn = (cell: string): number | string | null => {
  const read = readNumber(cell);
  return Number.isNaN(read) ? cell : read;
};
