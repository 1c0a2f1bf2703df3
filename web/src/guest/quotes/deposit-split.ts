import type { GuestQuote } from '#shared/guest/quotes/document.ts';
import { toPence, toPounds } from '#shared/money.ts';
import { depositPence } from '#shared/quotes/deposit-pence.ts';

interface Split {
  deposit: number;
  rest: number;
}

/** The deposit due on acceptance and the rest, in pounds; null without a deposit. */
export const depositOf = ({ deposit }: Pick<GuestQuote, 'deposit'>, total: number): Split | null => {
  const pence = depositPence(toPence(total), deposit);
  return pence > 0 ? { deposit: toPounds(pence), rest: toPounds(toPence(total) - pence) } : null;
};
