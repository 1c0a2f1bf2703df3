import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Client } from '#shared/clients/client.ts';
import type { OneInvoice } from '#shared/invoices/contract.ts';
import { useRead } from '../../../api/use-read.ts';
import { clientQuery } from '../../../data/clients.ts';
import { invoiceQuery } from '../../../data/invoices.ts';

export interface LetterProps {
  invoice: OneInvoice;
  client: Client;
  onClose: () => void;
}

export interface LetterPlaceProps {
  id: number;
  onClose: () => void;
}

interface Props extends LetterPlaceProps {
  /** The letter, of what is known by then. */
  children: (letter: LetterProps) => ReactNode;
}

/** A letter about an invoice, once it and its client are known. */
export function LetterPlace({ id, onClose, children }: Props) {
  const { data: invoice } = useRead(invoiceQuery(id));
  const { data: client } = useQuery({
    ...clientQuery(invoice?.clientId ?? 0),
    enabled: invoice !== undefined,
  });
  return invoice && client ? children({ invoice, client, onClose }) : null;
}
