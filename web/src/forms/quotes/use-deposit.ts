import { useQuery } from '@tanstack/react-query';
import { invoicesRoutes } from '#shared/invoices/routes.ts';
import type { Sums } from '#shared/lines/shown.ts';
import { toPence } from '#shared/money.ts';
import { depositTakenOff } from '#shared/quotes/agreed.ts';
import { read } from '../../api/read.ts';
import { invoiceQuery } from '../../data/invoices.ts';

const groupsIn = ({ byRate }: Sums) =>
  byRate.map(({ vat, net, amount, notional }) => ({
    vat,
    net: toPence(net),
    amount: toPence(notional ?? amount),
  }));

/** The lines that deduct a quote's invoiced deposit, with their query. */
export const useDeposit = (id: number | null) => {
  const invoice = useQuery({ ...invoiceQuery(id ?? 0), enabled: id !== null });
  const hasCredits = (invoice.data?.credited ?? 0) > 0;
  const credits = useQuery({
    ...read(invoicesRoutes.credits, { params: { id: id ?? 0 } }),
    enabled: hasCredits,
  });
  const { sums, voidedAt = null, invoiceNumber = '' } = invoice.data ?? {};
  const credited = (credits.data ?? []).flatMap((credit) => groupsIn(credit.sums));
  return {
    queries: [...(id === null ? [] : [invoice]), ...(hasCredits ? [credits] : [])],
    lines:
      id === null || !sums || voidedAt
        ? []
        : depositTakenOff({ id, number: invoiceNumber }, groupsIn(sums), credited),
  };
};
