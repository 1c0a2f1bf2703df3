/** The longest payment reference (Bacs, 18 characters). */
const longest = 18;

/**
 * The reference for a customer's payment: the document's number in characters that banks transmit. A longer number is cut to its
 * end, which tells it from its neighbours.
 */
export const paymentReference = (number: string): string =>
  number
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9\-/ ]/g, '')
    .trim()
    .slice(-longest)
    .trim();
