import { today } from '#shared/dates.ts';
import { invoiceLetter, type SendInput } from '#shared/invoices/sending.ts';
import { LetterSheet } from '../../../forms/letter/letter-sheet.tsx';
import { Unprintable } from '../../../forms/paper/unprintable.tsx';
import { LetterPlace, type LetterPlaceProps, type LetterProps } from './letter-place.tsx';
import { sendTexts as texts } from './texts.ts';
import { useSend } from './use-send.ts';
import { useTold } from './use-told.ts';

/** The email with an invoice. */
export function SendForm(place: LetterPlaceProps) {
  return <LetterPlace {...place}>{(letter) => <Letter key={place.id} {...letter} />}</LetterPlace>;
}

function Letter({ invoice, client, onClose }: LetterProps) {
  const send = useSend(invoice.id);
  const { names, phone: _, ...told } = useTold(invoice, client);
  const { invoiceNumber } = invoice;
  const first = invoiceLetter({ ...invoice, ...names }, today());
  const isUntouched = ({ subject, message }: SendInput) =>
    subject === first.subject && message === first.message;
  return (
    <LetterSheet
      title={texts.title(invoiceNumber)}
      first={first}
      {...told}
      hasLink
      above={<Unprintable client={client} paper={invoice} />}
      // It has no number yet: the server fills it into the usual text.
      send={(letter) => send(!invoiceNumber && isUntouched(letter) ? { to: letter.to } : letter)}
      onClose={onClose}
    />
  );
}
