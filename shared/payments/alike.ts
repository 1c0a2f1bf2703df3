import { toPence } from '../money.ts';

/** What tells one payment from another. Pounds; days are London's. */
interface Told {
  amount: number;
  method: string;
  paidOn: string;
}

type Recorded = Told & { refunded?: number };

/** The payment that this one may be a second record of: as much, on the same day, in the same way, and not given back. */
export const alikePayment = <P extends Recorded>(
  { amount, method, paidOn }: Told,
  recorded: readonly P[],
): P | undefined =>
  recorded.find(
    (each) =>
      toPence(each.amount) === toPence(amount) &&
      each.paidOn === paidOn &&
      each.method === method &&
      toPence(each.refunded ?? 0) < toPence(each.amount),
  );
