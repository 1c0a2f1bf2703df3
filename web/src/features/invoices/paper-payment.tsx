import type { Invoice } from '#shared/invoices/contract.ts';
import { paymentReference } from '#shared/payments/reference.ts';
import type { Business } from '#shared/settings/shown.ts';
import { sortCode } from '#shared/settings/sort-code.ts';

interface Props {
  invoice: Pick<Invoice, 'notes' | 'balance' | 'invoiceNumber'>;
  business: Business;
}

/** Where to pay an unpaid invoice, and the notes. */
export function PaperPayment({ invoice, business }: Props) {
  const { notes, balance, invoiceNumber } = invoice;
  const { bankName, accountName, accountNumber } = business;
  const hasBank = accountNumber && balance > 0;
  if (!hasBank && !notes) return null;
  return (
    <div className="grid gap-4 border-t border-line pt-4 text-small">
      {hasBank && (
        <dl className="flex flex-wrap gap-x-6 gap-y-2">
          <Fact label="Bank" value={bankName} />
          <Fact label="Account name" value={accountName} />
          <Fact label="Sort code" value={sortCode(business.sortCode)} />
          <Fact label="Account number" value={accountNumber} />
          <Fact label="Reference" value={paymentReference(invoiceNumber)} />
        </dl>
      )}
      {notes && <p className="whitespace-pre-line wrap-anywhere">{notes}</p>}
    </div>
  );
}

function Fact({ label, value }: { label: string; value: string | null }) {
  if (!value) return null;
  return (
    <div>
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere">{value}</dd>
    </div>
  );
}
