import { queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Receipt } from '#shared/receipts/contract.ts';
import { receiptsRoutes } from '#shared/receipts/routes.ts';
import { call } from '../../api/call.ts';
import { usePagedList } from '../../api/paged-list.ts';
import { read } from '../../api/read.ts';

const ofYear = (year: number) => ({ year: String(year) });

const newestFirst = (a: Receipt, b: Receipt): number =>
  b.receiptDate.localeCompare(a.receiptDate) || b.id - a.id;

/** A year's receipts, newest date first, as far as loaded. Months are filtered here. */
export const useReceipts = (year: number) => {
  const list = usePagedList(receiptsRoutes.list, ofYear(year));
  const rows = useMemo(() => list.rows.toSorted(newestFirst), [list.rows]);
  return { ...list, rows };
};

export type ReceiptList = ReturnType<typeof useReceipts>;

/** Signed picture URLs are valid for 15 minutes; one this old, in milliseconds, is fetched again. */
const addressFreshMs = 10 * 60 * 1000;

export const receiptQuery = (id: number) => read(receiptsRoutes.get, { params: { id } });

/** A valid URL of a receipt's picture: the server signs it, so no record contains it. */
export const pictureQuery = (id: number) =>
  queryOptions({
    queryKey: ['receipt picture', id],
    queryFn: async () => (await call(receiptsRoutes.get, { params: { id } })).fileUrl,
    staleTime: addressFreshMs,
  });
