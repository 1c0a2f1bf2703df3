/** The limits of one online payment, in pence: the minimum by card, and Pay by Bank's range (docs.stripe.com/payments/pay-by-bank). */
export const cardLeastPence = 30;
export const bankPence = { least: 50, most: 1_000_000 } as const;

/** Above this amount, in pence, Pay by Bank is offered first: a card's fee is a percentage. */
export const bankFirstAbovePence = 25_000;

/** The minimum part payment, in pence. */
export const partLeastPence = 100;

export const isBankSum = (pence: number): boolean => pence >= bankPence.least && pence <= bankPence.most;
