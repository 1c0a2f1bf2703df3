import { readNumber } from '#shared/read-number.ts';

/** The number of a cell, null where it is empty. The text itself where it is none, for the sentence that refuses it. */
export const numberIn = (cell: string): number | string | null => {
  const read = readNumber(cell);
  return Number.isNaN(read) ? cell : read;
};
