import { useQuery } from '@tanstack/react-query';
import { chargeFor } from '#shared/charging/charge.ts';
import { inventoryRoutes } from '#shared/inventory/routes.ts';
import { usedIn } from '#shared/inventory/used.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { jobsRoutes } from '#shared/jobs/routes.ts';
import type { Thread } from '#shared/thread/thread.ts';
import { read } from '../../api/read.ts';
import { draftQuery } from '../../data/drafts.ts';
import { useItems } from '../../data/inventory.ts';
import { usePrices } from '../../data/prices.ts';
import { useThread } from '../../data/thread.ts';
import { useVatCode } from '../../data/vat-code.ts';
import { useAgreed } from '../quotes/use-agreed.ts';
import { agreedIn, type Beginning, isToCharge, type Source, termsIn } from './source.ts';

/** The draft of a job's invoice. */
const useDrafted = (thread: Thread | undefined): Beginning => {
  const id = thread?.draft?.id ?? null;
  const draft = useQuery({ ...draftQuery(id ?? 0), enabled: id !== null });
  const isKnown = id !== null && draft.data !== undefined;
  return { source: isKnown ? { draft: draft.data } : undefined, queries: id === null ? [] : [draft] };
};

/** The document that the invoice is built from, with its queries. */
const useSource = (job: Job, thread: Thread | undefined) => {
  const beginnings: readonly Beginning[] = [useDrafted(thread), useAgreed(thread)];
  return {
    source: (): Source => beginnings.find(({ source }) => source)?.source ?? { job },
    queries: beginnings.flatMap(({ queries }) => queries),
  };
};

/**
 * Everything that determines a job's invoice, fetched in parallel. `source` is undefined until all is here: an incomplete invoice
 * would look like a complete one.
 */
export const useDone = (job: Job) => {
  const vat = useVatCode();
  const { thread, failed } = useThread({ job });
  const { source, queries } = useSource(job, thread);
  const figures = useQuery(read(jobsRoutes.figures, { params: { id: job.id } }));
  const moves = useQuery(read(inventoryRoutes.moves, { query: { jobId: String(job.id), limit: '200' } }));
  const [prices, items] = [usePrices(), useItems()];
  const asked = [...queries, figures, moves];
  const isKnown =
    thread !== undefined &&
    asked.every(({ data }) => data !== undefined) &&
    !prices.loading &&
    !items.loading;
  const minutes = figures.data?.clockedMinutes ?? 0;
  const chargeAt = (of: Source, hourly: number | null) =>
    chargeFor({
      ...{ title: job.title, amount: job.amount, minutes, hourly, vat },
      agreed: agreedIn(of),
      pricesInclude: termsIn(of).pricesInclude ?? 'net',
      used: usedIn(moves.data ?? []),
      ...{ items: items.rows, prices: prices.rows },
    });
  return {
    source: isKnown ? source() : undefined,
    isFailed:
      !isKnown && (failed || asked.some(({ isError }) => isError) || Boolean(prices.error ?? items.error)),
    retry: () => {
      for (const query of asked) if (query.isError) void query.refetch();
    },
    isToCharge: thread && isToCharge(thread),
    ...{ chargeAt, minutes },
  };
};
