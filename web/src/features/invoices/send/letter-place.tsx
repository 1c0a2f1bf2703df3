import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Client } from '#shared/clients/client.ts';
import type { OneInvoice } from '#shared/invoices/contract.ts';
import { clientQuery } from '../../../data/clients.ts';
import { invoiceQuery } from '../../../data/invoices.ts';

interface Props {
  id: number;
  children: (invoice: OneInvoice, client: Client) => ReactNode;
}

/** A letter about an invoice, once it and its client are known. */
export function LetterPlace({ id, children }: Props) {
  const { data: invoice } = useQuery(invoiceQuery(id));
  const { data: client } = useQuery({
    ...clientQuery(invoice?.clientId ?? 0),
    enabled: invoice !== undefined,
  });
  return invoice && client ? children(invoice, client) : null;
}
