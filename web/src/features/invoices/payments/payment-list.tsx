import Banknote from 'lucide-react/icons/banknote';
import FileText from 'lucide-react/icons/file-text';
import Mail from 'lucide-react/icons/mail';
import Trash2 from 'lucide-react/icons/trash';
import Undo2 from 'lucide-react/icons/undo-2';
import { formatDate, londonDate } from '#shared/dates.ts';
import type { OneInvoice } from '#shared/invoices/contract.ts';
import { refundToCredit } from '#shared/invoices/refunded.ts';
import { formatPounds } from '#shared/money.ts';
import type { Payment } from '#shared/payments/contract.ts';
import { isOnline } from '#shared/payments/methods.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Panel } from '../../../components/card.tsx';
import { DateText } from '../../../components/date-text.tsx';
import { Money } from '../../../components/money.tsx';
import { useConfirmedRemove } from '../../../components/use-confirmed-remove.ts';
import { receiptAddress } from '../addresses.ts';
import { methodNames, paymentTexts as texts } from './texts.ts';
import { useReceipt, useRemovePayment } from './use-payments.ts';

interface Props {
  invoice: OneInvoice;
  onRefund: (paymentId: number) => void;
}

/** An invoice's payments, newest first, and its balance. Renders nothing without payments. */
export function PaymentList({ invoice, onRefund }: Props) {
  if (invoice.payments.length === 0) return null;
  return (
    <Panel title={texts.title} aside={<Standing {...invoice} />}>
      <ul aria-label={texts.title} className="divide-y divide-line">
        {invoice.payments.map((payment) => (
          <li key={payment.id}>
            <PaymentRow payment={payment} onRefund={() => onRefund(payment.id)} />
          </li>
        ))}
      </ul>
      <ToCredit invoice={invoice} />
      <div className="no-print border-t border-line p-1">
        <ButtonLink variant="quiet" needsConnection wide icon={FileText}>
          <a href={receiptAddress(invoice.id)} target="_blank" rel="noreferrer">
            {texts.receiptPdf}
          </a>
        </ButtonLink>
      </div>
    </Panel>
  );
}

/** Refunded money whose VAT is due until it is credited. */
function ToCredit({ invoice }: Pick<Props, 'invoice'>) {
  const due = refundToCredit(invoice);
  if (!due || invoice.voidedAt) return null;
  return (
    <p className="no-print border-t border-line px-4 py-3 text-small text-muted">
      {texts.creditBy(formatPounds(due.vat), formatDate(due.by))}
    </p>
  );
}

function Standing({ balance, overpaid }: Pick<OneInvoice, 'balance' | 'overpaid'>) {
  if (overpaid > 0) return <p className="text-on-alert">{texts.over(formatPounds(overpaid))}</p>;
  return balance > 0 ? <p className="text-muted">{texts.left(formatPounds(balance))}</p> : null;
}

function PaymentRow({ payment, onRefund }: { payment: Payment; onRefund: () => void }) {
  const { amount, method, paidOn, fee, dispute, reference, note, refunds, receiptMailedAt } = payment;
  const kept = (fee ?? 0) + (dispute?.fee ?? 0);
  return (
    <div className="grid gap-1 py-3 pr-2 pl-4">
      <div className="flex items-start gap-x-3 pr-2 large-text:flex-wrap">
        <Banknote aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
        <div className="min-w-0 flex-1 large-text:basis-20">
          <p className="font-strong">{methodNames[method]}</p>
          <p className="text-small text-muted wrap-anywhere">
            <DateText value={paidOn} />
            {reference && ` · ${reference}`}
            {kept > 0 && ` · ${texts.fee(formatPounds(kept))}`}
            {receiptMailedAt && ` · ${texts.mailedOn(formatDate(londonDate(receiptMailedAt)))}`}
          </p>
          {note && <p className="text-small whitespace-pre-line wrap-anywhere">{note}</p>}
          {refunds.map((refund) => (
            <p key={refund.id} className="text-small text-muted">
              {texts.wentBack(formatPounds(refund.amount), formatDate(refund.on))}
            </p>
          ))}
        </div>
        <Money pounds={amount} className="ml-auto font-strong" />
      </div>
      <RowActions payment={payment} onRefund={onRefund} />
    </div>
  );
}

/** A payment's actions; one that was fully refunded can only be removed. */
function RowActions({ payment, onRefund }: { payment: Payment; onRefund: () => void }) {
  const { amount, refunded, method, receiptMailedAt } = payment;
  const sum = formatPounds(amount);
  const { mail, isPending } = useReceipt(payment);
  const isKept = refunded + (payment.dispute?.taken ?? 0) < amount;
  const refundWords = isOnline(method)
    ? { press: texts.giveBack, about: texts.giveBackAbout }
    : { press: texts.refund, about: texts.refundAbout };
  const remove = useConfirmedRemove<Payment>({
    question: () => ({
      title: texts.removeQuestion(sum),
      description: texts.removeHint,
      action: texts.remove,
    }),
    remove: useRemovePayment(),
    onGone: () => undefined,
  });
  const look = { variant: 'quiet', className: 'text-small px-3' } as const;
  return (
    <div className="no-print flex flex-wrap justify-end max-sm:[&_svg]:hidden">
      {isKept && !receiptMailedAt && (
        <Button
          {...look}
          icon={Mail}
          busy={isPending}
          busyLabel={texts.mailing}
          aria-label={texts.receiptAbout(sum)}
          onClick={mail}
        >
          {texts.receipt}
        </Button>
      )}
      {isKept && (
        <Button {...look} icon={Undo2} aria-label={refundWords.about(sum)} onClick={onRefund}>
          {refundWords.press}
        </Button>
      )}
      {!isOnline(method) && (
        <Button
          {...look}
          icon={Trash2}
          aria-label={texts.removeAbout(sum)}
          onClick={() => void remove(payment)}
        >
          {texts.remove}
        </Button>
      )}
    </div>
  );
}
