import type { Client } from '#shared/clients/client.ts';
import { today } from '#shared/dates.ts';
import type { OneInvoice } from '#shared/invoices/contract.ts';
import { invoiceLetter } from '#shared/invoices/sending.ts';
import { LetterSheet } from '../../../forms/letter/letter-sheet.tsx';
import { LetterPlace } from './letter-place.tsx';
import { sendTexts as texts } from './texts.ts';
import { Unprintable } from './unprintable.tsx';
import { useSend } from './use-send.ts';
import { useTold } from './use-told.ts';

interface Props {
  id: number;
  onClose: () => void;
}

/** The letter that an invoice goes with. */
export function SendForm({ id, onClose }: Props) {
  return (
    <LetterPlace id={id}>
      {(invoice, client) => <Letter key={id} invoice={invoice} client={client} onClose={onClose} />}
    </LetterPlace>
  );
}

interface LetterProps {
  invoice: OneInvoice;
  client: Client;
  onClose: () => void;
}

function Letter({ invoice, client, onClose }: LetterProps) {
  const send = useSend(invoice.id);
  const { names, phone: _, unprintable, ...told } = useTold(invoice, client);
  return (
    <LetterSheet
      title={texts.title(invoice.invoiceNumber)}
      first={invoiceLetter({ ...invoice, ...names }, today())}
      {...told}
      hasLink
      above={<Unprintable findings={unprintable} clientId={client.id} />}
      send={send}
      onClose={onClose}
    />
  );
}
