/** What can be paid online in one go, in pence: a card's least, and Pay by Bank's (docs.stripe.com/payments/pay-by-bank). */
export const cardLeastPence = 30;
export const bankPence = { least: 50, most: 1_000_000 } as const;

/** Pay by Bank is offered first above this: a card's fee is a share of the sum. */
export const bankFirstAbovePence = 25_000;

/** The least part of what is owed. */
export const partLeastPence = 100;

export const isBankSum = (pence: number): boolean => pence >= bankPence.least && pence <= bankPence.most;
