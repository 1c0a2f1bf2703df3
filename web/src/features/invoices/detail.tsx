import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { today } from '#shared/dates.ts';
import type { OneInvoice } from '#shared/invoices/contract.ts';
import { invoicesRoutes } from '#shared/invoices/routes.ts';
import { figureOf } from '#shared/invoices/status.ts';
import { isOnline } from '#shared/payments/methods.ts';
import { railOf } from '#shared/thread/rail.ts';
import { read } from '../../api/read.ts';
import { useSignedInUser } from '../../api/user.ts';
import { DateText } from '../../components/date-text.tsx';
import { Money } from '../../components/money.tsx';
import { MoreMenu } from '../../components/more-menu.tsx';
import { ThreadRail } from '../../components/thread-rail.tsx';
import { clientQuery } from '../../data/clients.ts';
import { invoiceQuery } from '../../data/invoices.ts';
import { shownNumber } from '../../data/shown-number.ts';
import { useThread } from '../../data/thread.ts';
import { Bounced } from '../../forms/letter/bounced.tsx';
import { Letters } from '../../forms/letter/letters.tsx';
import { Unprintable } from '../../forms/paper/unprintable.tsx';
import { WaitingMark } from '../../waiting/waiting-mark.tsx';
import { type ActionProps, useMoreActs } from './actions.ts';
import { CreditList } from './credits/credit-list.tsx';
import { Happened } from './happened.tsx';
import { NextStep } from './next-step.tsx';
import { DisputeNotice, MissingDetails, VoidNotice } from './notices.tsx';
import { Paper } from './paper.tsx';
import { PaymentList } from './payments/payment-list.tsx';
import { WaitingLetter } from './send/waiting-letter.tsx';
import { StatusPill } from './status-pill.tsx';
import { texts } from './texts.ts';

const LatePart = lazy(() => import('./late/late-part.tsx'));
/** Few users have set up where reviews are written. */
const ReviewOffer = lazy(() => import('./review/review-offer.tsx'));
/** Few invoices come from another program. */
const RemindersOff = lazy(() => import('./send/reminders-off.tsx'));
const OnlineNotices = lazy(() => import('./payments/online-notices.tsx'));

/** Few invoices are paid online: these notices load only if there is something to say. */
const needsOnline = ({ onItsWay, mayBePaying, payments }: OneInvoice): boolean =>
  onItsWay > 0 || mayBePaying || payments.some(({ method }) => isOnline(method));

interface Props extends ActionProps {
  onRefund: (paymentId: number) => void;
  onRemovePayment: (paymentId: number) => void;
  /** Asks for the seller's missing details. */
  onAsk: () => void;
}

/** An invoice: amount and status, its thread, its document and its history. Its next step is the bar. */
export default function Detail({ onRefund, onRemovePayment, onAsk, ...actions }: Props) {
  const { invoice } = actions;
  const user = useSignedInUser();
  const { data: client } = useQuery(clientQuery(invoice.clientId));
  const { data: whole } = useQuery(invoiceQuery(invoice.id));
  const onChange = () => (invoice.sentAt ? actions.onRemind() : actions.onSend());
  return (
    <div className="@container/record">
      <div className="relative grid grid-cols-[minmax(0,1fr)] items-start gap-3 px-4 pt-1 pb-32 lg:px-6 lg:pt-6 lg:pb-12 @xl/record:grid-cols-[minmax(0,1fr)_14.5rem] @xl/record:gap-x-6 print:block print:space-y-3 print:p-0">
        <Head actions={actions} whole={whole} />
        <div className="no-print grid gap-4 @xl/record:col-start-2 @xl/record:row-span-2">
          <NextStep {...actions} />
          {client && (
            <Suspense>
              <ReviewOffer invoice={invoice} client={client} />
            </Suspense>
          )}
          <Rail {...actions} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <VoidNotice invoice={invoice} />
          <DisputeNotice invoice={invoice} />
          <WaitingLetter invoice={invoice} />
          {invoice.remindersOff && invoice.balance > 0 && (
            <Suspense>
              <RemindersOff invoice={invoice} />
            </Suspense>
          )}
          {client && invoice.balance > 0 && <Bounced client={client} onChange={onChange} />}
          {client && whole && <Unprintable client={client} paper={whole} />}
          {whole && needsOnline(whole) && (
            <Suspense>
              <OnlineNotices invoice={whole} />
            </Suspense>
          )}
          <Paper invoice={invoice} whole={whole} seller={user} client={client} />
          <MissingDetails invoice={invoice} business={user.business} onAsk={onAsk} />
          {/* What is below the late part renders with it: otherwise it would be pushed down. */}
          <Suspense>
            {whole && (whole.late || whole.claims.length > 0) && <LatePart {...actions} whole={whole} />}
            <CreditList invoice={invoice} />
            {whole && <PaymentList invoice={whole} onRefund={onRefund} onRemove={onRemovePayment} />}
            {invoice.sentAt && (
              <Letters
                query={read(invoicesRoutes.letters, { params: { id: invoice.id } })}
                onSend={invoice.balance > 0 && !invoice.voidedAt ? onChange : undefined}
              />
            )}
            {whole && <Happened invoice={whole} cameBack={Boolean(client?.mailTrouble)} />}
          </Suspense>
        </div>
      </div>
    </div>
  );
}

function Head({ actions, whole }: { actions: ActionProps; whole: OneInvoice | undefined }) {
  const { invoice } = actions;
  const figure = figureOf(invoice, today());
  const acts = useMoreActs(actions, whole);
  return (
    <header className="@xl/record:col-span-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-display">
          <Money pounds={figure} />
        </h2>
        {figure !== invoice.amount && (
          <span className="text-muted">
            {texts.ofTotal} <Money pounds={invoice.amount} />
          </span>
        )}
        <StatusPill invoice={invoice} />
        <WaitingMark id={invoice.id} />
        <span className="no-print max-lg:absolute max-lg:-top-11 max-lg:right-2 lg:ml-auto">
          <MoreMenu acts={acts} />
        </span>
      </div>
      <p className="mt-0.5 text-small text-muted wrap-anywhere">
        {[shownNumber(invoice), invoice.client?.name].filter(Boolean).join(' · ')} ·{' '}
        <span className="whitespace-nowrap">
          due <DateText value={invoice.dueDate} />
        </span>
      </p>
    </header>
  );
}

function Rail({ invoice }: Pick<ActionProps, 'invoice'>) {
  const { thread } = useThread({ invoice });
  if (!thread) return null;
  return (
    <div className="rounded-card border border-line bg-surface px-2 shadow-rest @xl/record:border-0 @xl/record:bg-transparent @xl/record:px-0 @xl/record:shadow-none">
      <ThreadRail {...railOf(thread, today())} here="invoice" />
    </div>
  );
}
