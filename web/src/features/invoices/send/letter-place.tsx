import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Client } from '#shared/clients/client.ts';
import { londonDate } from '#shared/dates.ts';
import type { OneInvoice } from '#shared/invoices/contract.ts';
import { invoiceFacts } from '#shared/invoices/letter-facts.ts';
import { invoicesRoutes } from '#shared/invoices/routes.ts';
import { businessName } from '#shared/settings/business-name.ts';
import { read } from '../../../api/read.ts';
import { useCall } from '../../../api/use-call.ts';
import { useSignedInUser } from '../../../api/user.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { NotLoaded } from '../../../components/not-loaded.tsx';
import { SheetBody } from '../../../components/sheet.tsx';
import { clientQuery, useClients } from '../../../data/clients.ts';
import { invoiceQuery } from '../../../data/invoices.ts';
import { useWorkAt } from '../../../data/sites.ts';
import { letterTexts } from '../../../forms/letter/texts.ts';
import { pdfAddress } from '../addresses.ts';
import { sendTexts as texts } from './texts.ts';

/** The PDF, keyed by its version and the amount paid. */
const pdfQuery = ({ id, updatedAt, paid }: OneInvoice) => {
  const { queryKey, queryFn } = read(invoicesRoutes.pdf, { params: { id } });
  return { queryKey: [...queryKey, updatedAt, paid], queryFn: queryFn as () => Promise<Blob> };
};

/** What all emails about an invoice share: their rows, PDF and the other ways to deliver it. */
export const useTold = (invoice: OneInvoice, client: Client) => {
  const user = useSignedInUser();
  const { mutateAsync } = useCall(invoicesRoutes.link, { failure: letterTexts.linkFailed });
  const handedOver = useCall(invoicesRoutes.handedOver, {
    success: texts.markedSent,
    failure: texts.notMarked,
  });
  const { id, balance, invoiceNumber, issuedAt, createdAt, sentAt } = invoice;
  const issued = londonDate(issuedAt ?? createdAt);
  const workAt = useWorkAt(invoice.jobId);
  return {
    client,
    names: { clientName: client.name, businessName: businessName(user) },
    phone: user.business.phone,
    facts: invoiceFacts({ ...invoice, issued, workAt }, user.business),
    paper: { name: `${invoiceNumber || texts.paper}.pdf`, href: pdfAddress(id), query: pdfQuery(invoice) },
    ways: {
      makeLink: async () => (await mutateAsync({ params: { id } })).url,
      phone: client.phone,
      words: (url: string) => texts.byPhone(invoiceNumber, url),
      markSent: sentAt ? undefined : () => handedOver.mutateAsync({ params: { id } }),
    },
    asksForMoney: balance > 0,
  };
};

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
