import { useQuery } from '@tanstack/react-query';
import type { Client } from '#shared/clients/contract.ts';
import { today } from '#shared/dates.ts';
import type { OneInvoice } from '#shared/invoices/contract.ts';
import { invoiceLetter } from '#shared/invoices/sending.ts';
import { businessName } from '#shared/settings/business-name.ts';
import { useSignedInUser } from '../../../api/user.ts';
import { clientQuery } from '../../../data/clients.ts';
import { invoiceQuery } from '../../../data/invoices.ts';
import { LetterForm } from '../../../forms/letter/letter-form.tsx';
import { pdfAddress } from '../share-pdf.ts';
import { sendTexts as texts } from './texts.ts';
import { useSend } from './use-send.ts';

interface Props {
  id: number;
  onClose: () => void;
}

/** The letter that an invoice goes with, once it and its client are known. */
export function SendForm({ id, onClose }: Props) {
  const { data: invoice } = useQuery(invoiceQuery(id));
  const { data: client } = useQuery({
    ...clientQuery(invoice?.clientId ?? 0),
    enabled: invoice !== undefined,
  });
  if (!invoice || !client) return null;
  return <Letter key={id} invoice={invoice} client={client} onClose={onClose} />;
}

interface LetterProps {
  invoice: OneInvoice;
  client: Client;
  onClose: () => void;
}

function Letter({ invoice, client, onClose }: LetterProps) {
  const user = useSignedInUser();
  const send = useSend(invoice.id);
  const names = { clientName: client.name, businessName: businessName(user) };
  const words = invoiceLetter({ ...invoice, ...names }, today());
  return (
    <LetterForm
      title={texts.title(invoice.invoiceNumber)}
      first={{ to: client.email ?? '', ...words }}
      attached={{ name: `${invoice.invoiceNumber}.pdf`, href: pdfAddress(invoice.id) }}
      send={send}
      onClose={onClose}
    />
  );
}
