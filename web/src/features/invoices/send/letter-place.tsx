import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Client } from '#shared/clients/client.ts';
import type { OneInvoice } from '#shared/invoices/contract.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { NotLoaded } from '../../../components/not-loaded.tsx';
import { SheetBody } from '../../../components/sheet.tsx';
import { clientQuery, useClients } from '../../../data/clients.ts';
import { invoiceQuery } from '../../../data/invoices.ts';
import { letterTexts } from '../../../forms/letter/texts.ts';

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
  /** Renders the email from the loaded data. */
  children: (letter: LetterProps) => ReactNode;
}

/** An email about an invoice, once it and its client are loaded. If loading fails, offers to retry. */
export function LetterPlace({ id, onClose, children }: Props) {
  const { data: invoice, isError, refetch } = useQuery(invoiceQuery(id));
  const client = useQuery({ ...clientQuery(invoice?.clientId ?? 0), enabled: invoice !== undefined });
  if (!invoice) return isError ? <Unread onClose={onClose} retry={() => void refetch()} /> : null;
  const letterTo = (known: Client) => children({ invoice, client: known, onClose });
  if (client.data) return letterTo(client.data);
  const retry = () => void client.refetch();
  return client.isError ? <Listed id={invoice.clientId} {...{ letterTo, onClose, retry }} /> : null;
}

interface UnreadProps {
  onClose: () => void;
  retry: () => void;
}

function Unread({ onClose, retry }: UnreadProps) {
  return (
    <Dialog open onClose={onClose} title={letterTexts.unread}>
      <SheetBody>
        <NotLoaded retry={retry} />
      </SheetBody>
    </Dialog>
  );
}

interface ListedProps extends UnreadProps {
  id: number;
  letterTo: (client: Client) => ReactNode;
}

/** The client from the list, which this device stores, if they couldn't be fetched. */
function Listed({ id, letterTo, onClose, retry }: ListedProps) {
  const { rows, error } = useClients();
  const client = rows.find((row) => row.id === id);
  if (client) return letterTo(client);
  return error ? <Unread onClose={onClose} retry={retry} /> : null;
}
