import FileText from 'lucide-react/icons/file-text';
import { formatDate } from '#shared/dates.ts';
import type { OneInvoice } from '#shared/invoices/contract.ts';
import { refundToCredit } from '#shared/invoices/refunded.ts';
import { formatPounds } from '#shared/money.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { Panel } from '../../../components/card.tsx';
import { receiptAddress } from '../addresses.ts';
import { PaymentRow } from './payment-row.tsx';
import { paymentTexts as texts } from './texts.ts';

interface Props {
  invoice: OneInvoice;
  onRefund: (paymentId: number) => void;
  onRemove: (paymentId: number) => void;
}

/** An invoice's payments, newest first, and its balance. Renders nothing without payments. */
export function PaymentList({ invoice, onRefund, onRemove }: Props) {
  if (invoice.payments.length === 0) return null;
  return (
    <Panel title={texts.title} aside={<Standing {...invoice} />}>
      <ul aria-label={texts.title} className="divide-y divide-line">
        {invoice.payments.map((payment) => (
          <li key={payment.id}>
            <PaymentRow
              payment={payment}
              onRefund={() => onRefund(payment.id)}
              onRemove={() => onRemove(payment.id)}
            />
          </li>
        ))}
      </ul>
      <ToCredit invoice={invoice} />
      {!invoice.payments.every(({ removed }) => removed) && (
        <div className="no-print border-t border-line p-1">
          <ButtonLink variant="quiet" needsConnection wide icon={FileText}>
            <a href={receiptAddress(invoice.id)} target="_blank" rel="noreferrer">
              {texts.receiptPdf}
            </a>
          </ButtonLink>
        </div>
      )}
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
