import { useQuery } from '@tanstack/react-query';
import { useSignedInUser } from '../../api/user.ts';
import { clientQuery } from '../../data/clients.ts';
import { invoiceQuery } from '../../data/invoices.ts';
import { type ActionProps, PaidAction, RecordActions, SendActions } from './actions.tsx';
import { CreditList } from './credits/credit-list.tsx';
import { VoidNotice } from './credits/void-notice.tsx';
import { MissingDetails } from './missing-details.tsx';
import { Paper } from './paper.tsx';
import { PaymentList } from './payments/payment-list.tsx';
import { history } from './wording.ts';

interface Props extends ActionProps {
  onRefund: (paymentId: number) => void;
}

/** One invoice: its paper, and what can be done with it. On a phone the main actions stay within the thumb's reach. */
export function Detail({ onRefund, ...actions }: Props) {
  const { invoice } = actions;
  const user = useSignedInUser();
  const { data: client } = useQuery(clientQuery(invoice.clientId));
  const { data: whole } = useQuery(invoiceQuery(invoice.id));
  return (
    <div className="grid gap-4 px-4 pt-2 pb-24 lg:px-6 lg:pt-7 lg:pb-12">
      <header className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-large wrap-anywhere">{invoice.invoiceNumber}</h2>
          <p className="text-small text-muted">{history(invoice)}</p>
        </div>
        <div className="no-print flex shrink-0 gap-2 max-lg:hidden">
          <SendActions {...actions} />
        </div>
      </header>
      <VoidNotice invoice={invoice} />
      <Paper invoice={invoice} whole={whole} seller={user} client={client} />
      <CreditList invoice={invoice} />
      {whole && <PaymentList invoice={whole} onRefund={onRefund} />}
      <MissingDetails invoice={invoice} business={user.business} />
      <div className="no-print flex flex-wrap gap-2">
        <span className="max-lg:hidden">
          <PaidAction invoice={invoice} payments={whole?.payments} />
        </span>
        <RecordActions {...actions} />
      </div>
      <div className="no-print fixed inset-x-0 bottom-(--bar-height) z-20 flex gap-2 border-t border-line bg-ground px-4 py-3 whitespace-nowrap *:flex-auto *:px-3 max-sm:[&_svg]:hidden lg:hidden">
        <PaidAction invoice={invoice} payments={whole?.payments} />
        <SendActions {...actions} />
      </div>
    </div>
  );
}
