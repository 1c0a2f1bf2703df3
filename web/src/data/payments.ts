import type { QueryClient } from '@tanstack/react-query';
import type { OneInvoice } from '#shared/invoices/contract.ts';
import { fromServer } from '../api/from-server.ts';
import { invoiceQuery, putInvoice } from './invoices.ts';

/** Shows an invoice as the server has it now: a payment changes what it says of itself. */
export const showAsItIs = async (cache: QueryClient, id: number): Promise<OneInvoice> => {
  const invoice = await cache.fetchQuery({ ...invoiceQuery(id), ...fromServer });
  putInvoice(cache, invoice);
  return invoice;
};
