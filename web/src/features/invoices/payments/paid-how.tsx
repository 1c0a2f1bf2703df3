import type { LucideIcon } from 'lucide-react';
import Banknote from 'lucide-react/icons/banknote';
import CreditCard from 'lucide-react/icons/credit-card';
import Landmark from 'lucide-react/icons/landmark';
import PenLine from 'lucide-react/icons/pen-line';
import PiggyBank from 'lucide-react/icons/piggy-bank';
import { useState } from 'react';
import { today } from '#shared/dates.ts';
import type { Invoice } from '#shared/invoices/contract.ts';
import { formatPounds } from '#shared/money.ts';
import type { HandMethod } from '#shared/payments/methods.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { SheetBody } from '../../../components/sheet.tsx';
import { methodNames, paymentTexts as texts } from './texts.ts';
import { useAskedPayment } from './use-asked-payment.ts';

const ways: readonly [method: HandMethod, icon: LucideIcon][] = [
  ['bank', Landmark],
  ['cash', Banknote],
  ['card_reader', CreditCard],
  ['cheque', PenLine],
  ['other', PiggyBank],
];

interface Props {
  invoice: Invoice;
  onClose: () => void;
  /** To the form, for another amount or day. */
  onMore: () => void;
}

/** How the whole balance was paid today: the press that says so records it. */
export function PaidHow({ invoice, onClose, onMore }: Props) {
  const record = useAskedPayment(invoice);
  const [recording, setRecording] = useState<HandMethod | null>(null);
  const { id: invoiceId, balance: amount } = invoice;
  const choose = async (method: HandMethod) => {
    setRecording(method);
    try {
      await record({ invoiceId, amount, method, paidOn: today() });
      onClose();
    } catch {
      // Said already; what was chosen can be chosen again.
      setRecording(null);
    }
  };
  return (
    <Dialog open onClose={onClose} title={texts.paidHow(formatPounds(amount))}>
      <SheetBody className="grid content-start gap-2">
        {ways.map(([method, icon]) => (
          <Button
            key={method}
            variant="secondary"
            wide
            icon={icon}
            busy={recording === method}
            disabled={recording !== null && recording !== method}
            onClick={() => void choose(method)}
          >
            {methodNames[method]}
          </Button>
        ))}
        <Button variant="quiet" wide disabled={recording !== null} onClick={onMore}>
          {texts.otherSum}
        </Button>
      </SheetBody>
    </Dialog>
  );
}
