/** An address as one line, with commas where its lines ended. */
export const oneLineAddress = (address: string): string => address.replace(/\s*\n\s*/g, ', ');
