import { today } from '#shared/dates.ts';
import { invoiceLetter } from '#shared/invoices/sending.ts';
import { LetterSheet } from '../../../forms/letter/letter-sheet.tsx';
import { Unprintable } from '../../../forms/paper/unprintable.tsx';
import { LetterPlace, type LetterPlaceProps, type LetterProps } from './letter-place.tsx';
import { sendTexts as texts } from './texts.ts';
import { useSend } from './use-send.ts';
import { useTold } from './use-told.ts';

/** The letter that an invoice goes with. */
export function SendForm(place: LetterPlaceProps) {
  return <LetterPlace {...place}>{(letter) => <Letter key={place.id} {...letter} />}</LetterPlace>;
}

function Letter({ invoice, client, onClose }: LetterProps) {
  const send = useSend(invoice.id);
  const { names, phone: _, ...told } = useTold(invoice, client);
  return (
    <LetterSheet
      title={texts.title(invoice.invoiceNumber)}
      first={invoiceLetter({ ...invoice, ...names }, today())}
      {...told}
      hasLink
      waits
      above={<Unprintable client={client} paper={invoice} />}
      send={send}
      onClose={onClose}
    />
  );
}
