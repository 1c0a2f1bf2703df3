/** The texts a customer agrees to. Every answer stores its wording's number, so entries are never edited: append a new one instead. */
export const wordings = [
  {
    accept: 'I accept this quote. Typing my name signs it.',
    // CCR reg 36(1): the express request.
    asks: 'Please begin the work before my 14 days to cancel are over.',
    // CCR reg 36(2), (4): what the customer acknowledges.
    understands:
      'I understand that I can no longer cancel once the work is fully done, and that if I cancel before then I pay for what was done.',
  },
] as const;

/** The number of the current wording. */
export const wordingNow = wordings.length;

export type Wording = (typeof wordings)[number];

/** Throws a `RangeError` if there is no such number. */
export const wordingOf = (n: number): Wording => {
  const found = wordings[n - 1];
  if (!found) throw new RangeError(`There is no wording ${n}`);
  return found;
};
