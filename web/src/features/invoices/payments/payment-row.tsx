import Banknote from 'lucide-react/icons/banknote';
import Mail from 'lucide-react/icons/mail';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash';
import Undo2 from 'lucide-react/icons/undo-2';
import { formatDate, londonDate } from '#shared/dates.ts';
import { desk } from '#shared/members/roles.ts';
import { formatPounds } from '#shared/money.ts';
import type { Payment } from '#shared/payments/contract.ts';
import { isOnline } from '#shared/payments/methods.ts';
import { isAmong, openTo } from '../../../allowed.ts';
import { useSignedInUser } from '../../../api/user.ts';
import { Button } from '../../../components/button.tsx';
import { By } from '../../../components/by.tsx';
import { DateText } from '../../../components/date-text.tsx';
import { Money } from '../../../components/money.tsx';
import { useWho } from '../../../data/who.ts';
import { methodNames, paymentTexts as texts } from './texts.ts';
import { useReceipt, useRestorePayment } from './use-payments.ts';

interface RowProps {
  payment: Payment;
  onRefund: () => void;
  onRemove: () => void;
}

/** A payment with what can be done with it; a removed one is struck through, with why. */
export function PaymentRow({ payment, ...acts }: RowProps) {
  const { amount, method, paidOn, fee, dispute, reference, note, refunds, receiptMailedAt, removed } =
    payment;
  const mayChange = isAmong(useSignedInUser(), openTo('payments.remove', desk));
  const crossed = removed ? 'line-through' : '';
  const kept = (fee ?? 0) + (dispute?.fee ?? 0);
  return (
    <div className="grid gap-1 py-3 pr-2 pl-4">
      <div className="flex items-start gap-x-3 pr-2 large-text:flex-wrap">
        <Banknote aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
        <div className="min-w-0 flex-1 large-text:basis-20">
          <p className={`font-strong ${crossed}`}>{methodNames[method]}</p>
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
          {removed && <Removed {...removed} />}
        </div>
        <Money pounds={amount} className={`ml-auto font-strong ${crossed}`} />
      </div>
      {mayChange && (
        <div className="no-print flex flex-wrap justify-end max-sm:[&_svg]:hidden">
          {removed ? <Restore payment={payment} /> : <RowActions payment={payment} {...acts} />}
        </div>
      )}
    </div>
  );
}

function Removed({ on, by, reason }: NonNullable<Payment['removed']>) {
  return (
    <p className="text-small wrap-anywhere">
      {texts.removedOn(formatDate(londonDate(on)), reason)}
      <By name={useWho()(by)} />
    </p>
  );
}

const look = { variant: 'quiet', className: 'text-small! px-2.5!' } as const;

function Restore({ payment: { id, amount } }: { payment: Payment }) {
  const restore = useRestorePayment();
  return (
    <Button
      {...look}
      icon={RotateCcw}
      aria-label={texts.restoreAbout(formatPounds(amount))}
      onClick={() => restore(id)}
    >
      {texts.restore}
    </Button>
  );
}

/** A payment's actions; one that was fully refunded can only be removed. */
function RowActions({ payment, onRefund, onRemove }: RowProps) {
  const { amount, refunded, method, receiptMailedAt } = payment;
  const sum = formatPounds(amount);
  const { mail, isPending } = useReceipt(payment);
  const isKept = refunded + (payment.dispute?.taken ?? 0) < amount;
  const refundWords = isOnline(method)
    ? { press: texts.giveBack, about: texts.giveBackAbout }
    : { press: texts.refund, about: texts.refundAbout };
  return (
    <>
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
        <Button {...look} icon={Trash2} aria-label={texts.removeAbout(sum)} onClick={onRemove}>
          {texts.remove}
        </Button>
      )}
    </>
  );
}
