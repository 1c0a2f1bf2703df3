import BadgePoundSterling from 'lucide-react/icons/badge-pound-sterling';
import Clock from 'lucide-react/icons/clock';
import ExternalLink from 'lucide-react/icons/external-link';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import { useEffect } from 'react';
import { formatDate } from '#shared/dates.ts';
import type { OneInvoice } from '#shared/invoices/contract.ts';
import { formatPounds, toPence, toPounds } from '#shared/money.ts';
import type { Payment } from '#shared/payments/contract.ts';
import { isOnline } from '#shared/payments/methods.ts';
import { paymentsRoutes } from '#shared/payments/routes.ts';
import { call } from '../../../api/call.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { paymentTexts as texts } from './texts.ts';
import { useRefund } from './use-payments.ts';

/** Checks undecided payments with Stripe once, because a webhook may be late. */
const useLook = ({ id, mayBePaying, onItsWay }: OneInvoice): void => {
  const isUndecided = mayBePaying || onItsWay > 0;
  useEffect(() => {
    if (!isUndecided) return;
    // The user didn't ask for it, and the webhook or the next check will do. The reply includes the changes.
    void call(paymentsRoutes.check, { body: { invoiceId: id } }).catch(() => undefined);
  }, [id, isUndecided]);
};

const keptOf = ({ amount, refunded, dispute }: Payment): number =>
  toPounds(toPence(amount) - toPence(refunded) - toPence(dispute?.taken ?? 0));

/** Online payments that need attention: pending, overpaid or disputed. */
export default function OnlineNotices({ invoice }: { invoice: OneInvoice }) {
  useLook(invoice);
  const { onItsWay, overpaid, payments } = invoice;
  const online = payments.filter(({ method }) => isOnline(method));
  const back = overpaid > 0 && online.find((payment) => keptOf(payment) > 0);
  return (
    <>
      {onItsWay > 0 && (
        <Notice tone="info" icon={Clock} title={texts.onItsWay(formatPounds(onItsWay))}>
          {texts.onItsWayText}
        </Notice>
      )}
      {back && <Overpaid payment={back} pounds={Math.min(overpaid, keptOf(back))} />}
      {online.map((payment) => payment.dispute && <Disputed key={payment.id} dispute={payment.dispute} />)}
    </>
  );
}

function Overpaid({ payment, pounds }: { payment: Payment; pounds: number }) {
  const { refund, isPending } = useRefund(payment);
  const sum = formatPounds(pounds);
  return (
    <Notice
      tone="warning"
      icon={BadgePoundSterling}
      title={texts.overTitle(sum)}
      action={
        <Button
          variant="secondary"
          busy={isPending}
          busyLabel={texts.overBusy}
          onClick={() => void refund({ amount: pounds }).catch(() => undefined)}
        >
          {texts.overBack(sum)}
        </Button>
      }
    >
      {texts.overText}
    </Notice>
  );
}

const isOpen = (state: NonNullable<Payment['dispute']>['state']) => state === 'inquiry' || state === 'answer';

function Disputed({ dispute }: { dispute: NonNullable<Payment['dispute']> }) {
  const { state, amount, taken, dueBy, url } = dispute;
  const isWaiting = isOpen(state) || state === 'review';
  return (
    <Notice
      tone={state === 'answer' ? 'danger' : isWaiting ? 'warning' : 'neutral'}
      icon={MessageCircleQuestionMark}
      title={texts.disputes[state](formatPounds(amount))}
      action={
        isOpen(state) && (
          <ButtonLink variant="secondary" icon={ExternalLink}>
            <a href={url} target="_blank" rel="noreferrer">
              {texts.toStripe}
            </a>
          </ButtonLink>
        )
      }
    >
      {isOpen(state) && dueBy && <p>{texts.answerBy(formatDate(dueBy))}</p>}
      {isWaiting && <p>{taken > 0 ? texts.taken : texts.notTaken}</p>}
    </Notice>
  );
}
