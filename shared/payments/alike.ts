import { toPence } from '../money.ts';

/** The fields that distinguish payments. Pounds; dates are London's. */
interface Told {
  amount: number;
  method: string;
  paidOn: string;
}

type Recorded = Told & { refunded?: number; removed?: object | null };

/** The recorded payment that this one may duplicate: same amount, day and method, and not refunded or removed. */
export const alikePayment = <P extends Recorded>(
  { amount, method, paidOn }: Told,
  recorded: readonly P[],
): P | undefined =>
  recorded.find(
    (each) =>
      !each.removed &&
      toPence(each.amount) === toPence(amount) &&
      each.paidOn === paidOn &&
      each.method === method &&
      toPence(each.refunded ?? 0) < toPence(each.amount),
  );
