/** Joins an address into one line, with commas in place of line breaks. */
export const oneLineAddress = (address: string): string => address.replace(/\s*\n\s*/g, ', ');
