import { BellOff } from 'lucide-react';
import { today } from '#shared/dates.ts';
import { reminderLetter } from '#shared/invoices/reminding.ts';
import { Notice } from '../../../components/notice.tsx';
import { LetterSheet } from '../../../forms/letter/letter-sheet.tsx';
import { LetterPlace, type LetterPlaceProps, type LetterProps } from './letter-place.tsx';
import { wasRemindedToday } from './standing.ts';
import { sendTexts as texts } from './texts.ts';
import { Unprintable } from './unprintable.tsx';
import { useRemind } from './use-remind.ts';
import { useTold } from './use-told.ts';

/** A reminder as it will be read, before it goes. */
export function RemindForm(place: LetterPlaceProps) {
  return <LetterPlace {...place} letter={Letter} />;
}

function Letter({ invoice, client, onClose }: LetterProps) {
  const remind = useRemind(invoice.id);
  const { names, phone, unprintable, ...told } = useTold(invoice, client);
  const held = wasRemindedToday(invoice);
  return (
    <LetterSheet
      title={texts.remindTitle(invoice.invoiceNumber)}
      action={texts.remindAction(client.name)}
      first={reminderLetter({ ...invoice, ...names, phone }, today())}
      {...told}
      hasLink={false}
      held={held}
      above={
        <>
          {held && (
            <Notice tone="warning" icon={BellOff} title={texts.remindedToday}>
              {texts.remindedTodayHint}
            </Notice>
          )}
          <Unprintable findings={unprintable} clientId={client.id} />
        </>
      }
      send={remind}
      onClose={onClose}
    />
  );
}
