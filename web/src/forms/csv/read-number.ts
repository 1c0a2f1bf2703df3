/**
 * The number a cell says: "1,200", "£3.50", "3,50" (a comma before one or two digits is a decimal one). The text itself
 * where it says none, null where it is empty.
 */
export const numberIn = (cell: string): number | string | null => {
  const text = cell.replace(/[£\s]|gbp/gi, '');
  if (text === '') return null;
  if (/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) return Number(text.replaceAll(',', ''));
  if (/^-?\d+,\d{1,2}$/.test(text)) return Number(text.replace(',', '.'));
  return /^-?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : cell;
};
