import { useQuery } from '@tanstack/react-query';
import { invoicesRoutes } from '#shared/invoices/routes.ts';
import type { LineInput } from '#shared/lines/line.ts';
import type { Sums } from '#shared/lines/shown.ts';
import { toPence } from '#shared/money.ts';
import { agreedLines, depositTakenOff } from '#shared/quotes/agreed.ts';
import { quotesRoutes } from '#shared/quotes/routes.ts';
import type { Quote } from '#shared/quotes/shown.ts';
import type { Thread } from '#shared/thread/thread.ts';
import { read } from '../../api/read.ts';
import { useCall } from '../../api/use-call.ts';
import { invoiceQuery } from '../../data/invoices.ts';
import { quoteQuery } from '../../data/quotes.ts';
import type { Agreed, Beginning } from '../charge/source.ts';
import { texts } from '../charge/texts.ts';

const groupsIn = ({ byRate }: Sums) =>
  byRate.map(({ vat, net, amount, notional }) => ({
    vat,
    net: toPence(net),
    amount: toPence(notional ?? amount),
  }));

/** The lines that deduct a quote's invoiced deposit, with their query. */
const useDeposit = (id: number | null) => {
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

const agreedBy = (quote: Quote, deposit: readonly LineInput[], draft: Agreed['draft']): Agreed => ({
  lines: [...agreedLines((quote.lines ?? []) as LineInput[], quote.answer?.chosen ?? []), ...deposit],
  terms: quote,
  needsConnection: quote.answer?.invoiceId != null,
  draft,
});

/** What a job's accepted quote agreed, less its deposit; nothing if its invoice is drafted already. */
export const useAgreed = (thread: Thread | undefined): Beginning => {
  const id = !thread?.draft && thread?.quote?.status === 'accepted' ? thread.quote.id : null;
  const quote = useQuery({ ...quoteQuery(id ?? 0), enabled: id !== null });
  const deposit = useDeposit((id !== null && quote.data?.answer?.invoiceId) || null);
  // The server drafts it, because it knows the state of the deposit.
  const { mutateAsync } = useCall(quotesRoutes.invoice, { failure: texts.notDrafted });
  if (id === null) return { source: undefined, queries: deposit.queries };
  const agreed = quote.data && agreedBy(quote.data, deposit.lines, () => mutateAsync({ params: { id } }));
  return { source: agreed && { agreed }, queries: [quote, ...deposit.queries] };
};
