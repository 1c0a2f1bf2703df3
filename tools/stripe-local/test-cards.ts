/** The behaviour of Stripe's test cards. */
export type CardConduct = 'pays' | 'declines' | 'asks' | 'fails later';

const known: Record<string, CardConduct> = {
  '4242424242424242': 'pays',
  '4000000000000002': 'declines',
  /** Requires 3-D Secure unless set up for off-session use, as the first payment does. */
  '4000002500003155': 'asks',
  /** The first payment succeeds, every later one fails. */
  '4000000000000341': 'fails later',
};

/** Any other valid number is declined too: real cards have no place here. */
export const conductOf = (number: string): CardConduct => known[number] ?? 'declines';

/** Checks a card number's check digit (Luhn, ISO/IEC 7812). */
export const isCardNumber = (number: string): boolean => {
  if (!/^\d{13,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
};
