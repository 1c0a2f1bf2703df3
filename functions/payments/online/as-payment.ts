import { isDeepStrictEqual } from 'node:util';
import { makePayment } from '#functions/ledger/new-payment.ts';
import type { Refund, StoredPayment } from '#functions/ledger/payment-entity.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { newId } from '#shared/ids.ts';
import { toPounds } from '#shared/money.ts';
import type { PaidAt } from './at-provider.ts';

/** A refund keeps the id it was first given. */
const refundsOf = ({ refunds }: PaidAt, before: readonly Refund[]): Refund[] =>
  refunds.map(({ at, pence, on }) => ({
    id: before.find((refund) => refund.at === at)?.id ?? newId(),
    ...{ pence, on, at },
  }));

/** The fields of a payment that follow from Stripe's state: always the whole state, never a step. */
const followed = (paid: PaidAt, before: StoredPayment | undefined) => {
  const refunds = refundsOf(paid, before?.refunds ?? []);
  const { dispute } = paid;
  return {
    amount: toPounds(paid.pence),
    method: paid.method,
    paidOn: paid.paidOn,
    ...(paid.feePence !== undefined && { feePence: paid.feePence }),
    ...(refunds.length > 0 && { refunds }),
    ...(dispute && { dispute }),
  };
};

/** The payment as Stripe has it now: a new one, an updated one, or `before` itself if nothing has changed. */
export const asPayment = (
  paid: PaidAt,
  before: StoredPayment | undefined,
  of: { firmId: FirmId; invoiceId: number; account: string },
): StoredPayment => {
  const now = followed(paid, before);
  if (!before) {
    const { firmId, invoiceId, account } = of;
    const { amount, method, paidOn } = now;
    const made = makePayment(firmId, { invoiceId, amount, method, paidOn });
    return { ...made, ...now, account, intent: paid.intent };
  }
  const { amount, method, paidOn, feePence, refunds = [], dispute } = before;
  const was = {
    ...{ amount, method, paidOn },
    ...(feePence !== undefined && { feePence }),
    ...(refunds.length > 0 && { refunds }),
    ...(dispute && { dispute }),
  };
  if (isDeepStrictEqual(was, now)) return before;
  const { feePence: _, refunds: __, dispute: ___, ...rest } = before;
  return { ...rest, ...now, updatedAt: nextInstant(before.updatedAt) };
};
