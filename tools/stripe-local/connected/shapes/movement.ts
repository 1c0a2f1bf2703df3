import type { BalanceTransaction } from '../../wire.ts';

interface Given {
  id: string;
  type: BalanceTransaction['type'];
  category: string;
  description: string;
  source: string;
  /** Pence; negative for money that leaves the balance. */
  amount: number;
  /** What Stripe charges for it, in pence. */
  fee: number;
  /** Epoch seconds. */
  created: number;
}

/** A movement of an account's balance: what Stripe calls a balance transaction. */
export const movementShape = ({ category, fee, amount, ...given }: Given): BalanceTransaction => ({
  ...given,
  amount,
  object: 'balance_transaction',
  available_on: given.created,
  balance_type: 'payments',
  currency: 'gbp',
  exchange_rate: null,
  fee,
  fee_details:
    fee === 0
      ? []
      : [
          {
            amount: fee,
            application: null,
            currency: 'gbp',
            description: 'Stripe processing fees',
            type: 'stripe_fee',
          },
        ],
  net: amount - fee,
  reporting_category: category,
  status: 'available',
});
