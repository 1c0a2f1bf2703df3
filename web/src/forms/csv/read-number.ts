import { numberIn } from '#shared/number-text.ts';

/** The number that a cell of a file says; the text itself where it says none, so that its refusal can show it, null where it is empty. */
export const numberInCell = (cell: string): number | string | null => {
  const value = numberIn(cell);
  return value === undefined ? cell : value;
};
