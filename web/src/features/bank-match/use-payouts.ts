import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addDays } from '#shared/dates.ts';
import type { BankRow } from '#shared/payments/bank-row.ts';
import { isFromStripe, payoutDays, payoutRows } from '#shared/payments/payouts.ts';
import { paymentsRoutes } from '#shared/payments/routes.ts';
import { read } from '../../api/read.ts';

/**
 * The rows that are Stripe's payouts; null until known. Stripe is asked only if the bank names it in a row. If it doesn't answer, no
 * row counts as a payout, and it can be left unmatched by hand.
 */
export const usePayouts = (rows: readonly BankRow[] | null): ReadonlySet<BankRow> | null => {
  const days = useMemo(
    () =>
      (rows ?? [])
        .filter(isFromStripe)
        .map(({ paidOn }) => paidOn)
        .sort(),
    [rows],
  );
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const query = { from: first && addDays(first, -payoutDays), to: last && addDays(last, payoutDays) };
  const { data, isError } = useQuery({
    ...read(paymentsRoutes.payouts, { query }),
    enabled: days.length > 0,
  });
  return useMemo(() => {
    if (!rows || (days.length > 0 && !data && !isError)) return null;
    return payoutRows(rows, data ?? []);
  }, [rows, days, data, isError]);
};
