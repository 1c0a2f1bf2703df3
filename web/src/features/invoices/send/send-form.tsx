import { today } from '#shared/dates.ts';
import { invoicesRoutes } from '#shared/invoices/routes.ts';
import { invoiceLetter, type SendInput } from '#shared/invoices/sending.ts';
import { useCall } from '../../../api/use-call.ts';
import { toast } from '../../../components/toast.ts';
import { LetterSheet } from '../../../forms/letter/letter-sheet.tsx';
import { Unprintable } from '../../../forms/paper/unprintable.tsx';
import { ApiError, explain } from '../../../store/api-error.ts';
import { wasKept } from '../../../store/waiting.ts';
import { LetterPlace, type LetterPlaceProps, type LetterProps, useTold } from './letter-place.tsx';
import { sendTexts as texts } from './texts.ts';

/** The server's message if it has one, because it says what to do. */
const failure = (error: Error): string =>
  error instanceof ApiError && error.reason ? error.reason : explain(texts.failed, error);

/** Emails an invoice. */
const useSend = (id: number) => {
  const { mutateAsync } = useCall(invoicesRoutes.send, {
    failure,
  });
  return async (body: SendInput): Promise<void> => {
    const reply = await mutateAsync({ params: { id }, body });
    if (!wasKept(reply)) toast(texts.sent(body.to));
  };
};

/** The email with an invoice. */
export default function SendForm(place: LetterPlaceProps) {
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
