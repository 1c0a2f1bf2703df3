import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import type { Client } from '#shared/clients/client.ts';
import type { OneInvoice } from '#shared/invoices/contract.ts';
import { toast } from '../../../components/toast.ts';
import { clientQuery, useClients } from '../../../data/clients.ts';
import { invoiceQuery } from '../../../data/invoices.ts';
import { letterTexts } from '../../../forms/letter/texts.ts';
import { words } from '../../../words.ts';

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
  const { data: invoice, isError: isUnknown } = useQuery(invoiceQuery(id));
  const { data: client, isError } = useQuery({
    ...clientQuery(invoice?.clientId ?? 0),
    enabled: invoice !== undefined,
  });
  useEndUnknown(!invoice && isUnknown, onClose);
  if (!invoice) return null;
  const letterTo = (known: Client) => children({ invoice, client: known, onClose });
  if (client) return letterTo(client);
  return isError ? <Listed id={invoice.clientId} letterTo={letterTo} onClose={onClose} /> : null;
}

/** Closes with words what cannot be written, where nothing would open. */
const useEndUnknown = (isUnknown: boolean, onClose: () => void): void =>
  useEffect(() => {
    if (!isUnknown) return;
    toast({ tone: 'danger', title: words.needsConnection, description: letterTexts.unknownClient });
    onClose();
  }, [isUnknown, onClose]);

interface ListedProps {
  id: number;
  letterTo: (client: Client) => ReactNode;
  onClose: () => void;
}

/** The client as the list has them, which this device keeps where nothing comes of asking for one. */
function Listed({ id, letterTo, onClose }: ListedProps) {
  const { rows, error } = useClients();
  const client = rows.find((row) => row.id === id);
  useEndUnknown(!client && Boolean(error), onClose);
  return client ? letterTo(client) : null;
}
