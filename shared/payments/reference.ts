/** The longest reference that a bank's payment carries (Bacs, 18 characters). */
const longest = 18;

/**
 * What a customer writes beside their payment: the document's number in the letters that banks carry. Of a longer one
 * the end, which tells it from its neighbours.
 */
export const paymentReference = (number: string): string =>
  number
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9\-/ ]/g, '')
    .trim()
    .slice(-longest)
    .trim();
