import { useState } from 'react';
import { today } from '#shared/dates.ts';
import type { Invoice } from '#shared/invoices/contract.ts';
import { formatPounds } from '#shared/money.ts';
import type { HandMethod } from '#shared/payments/methods.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { SheetBody } from '../../../components/sheet.tsx';
import { PaidWays } from './paid-ways.tsx';
import { paymentTexts as texts } from './texts.ts';
import { useAskedPayment } from './use-asked-payment.ts';

interface Props {
  invoice: Invoice;
  onClose: () => void;
  /** Opens the form, for another amount or day. */
  onMore: () => void;
}

/** Asks how the whole balance was paid today; the press records it. */
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
      // The failure has been reported; the user can choose again.
      setRecording(null);
    }
  };
  return (
    <Dialog open onClose={onClose} title={texts.paidHow(formatPounds(amount))}>
      <SheetBody className="grid content-start gap-2">
        <PaidWays recording={recording} onChoose={(method) => void choose(method)} />
        <Button variant="quiet" wide disabled={recording !== null} onClick={onMore}>
          {texts.otherSum}
        </Button>
      </SheetBody>
    </Dialog>
  );
}
