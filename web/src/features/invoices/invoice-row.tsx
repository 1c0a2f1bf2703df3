import { clsx } from 'clsx';
import type { Invoice } from '#shared/invoices/contract.ts';
import { DateText } from '../../components/date-text.tsx';
import { Money } from '../../components/money.tsx';
import { RemindIcon } from './remind-button.tsx';
import { StatusPill } from './status-pill.tsx';
import { partCredited, partPaid } from './wording.ts';

interface Props {
  invoice: Invoice;
  chosen: boolean;
  onOpen: (id: number) => void;
}

/** One invoice of the list. The whole row opens it; the envelope beside it reminds. */
export function InvoiceRow({ invoice, chosen, onOpen }: Props) {
  return (
    <div
      className={clsx(
        'relative flex items-start gap-2 py-1 pr-2 pl-4 transition-colors has-[>button:focus-visible]:outline-3 has-[>button:focus-visible]:-outline-offset-3 has-[>button:focus-visible]:outline-focus lg:pl-5',
        chosen ? 'bg-selected shadow-[inset_3px_0_0_var(--ink)]' : 'hover:bg-sunken/50',
      )}
    >
      <button
        type="button"
        aria-current={chosen ? 'true' : undefined}
        onClick={() => onOpen(invoice.id)}
        className="flex min-w-0 flex-1 items-start justify-between gap-3 py-2.5 text-left outline-none after:absolute after:inset-0"
      >
        <span className="min-w-0">
          <span className="block font-strong wrap-anywhere">{invoice.client?.name ?? ''}</span>
          <span className="block text-small text-muted wrap-anywhere">
            <span className="inline-block max-w-full">{invoice.invoiceNumber}</span>
            {invoice.job && ` · ${invoice.job.title}`}
          </span>
          <Dates invoice={invoice} />
        </span>
        <span className="grid shrink-0 justify-items-end gap-1">
          <Money pounds={invoice.amount} className="font-strong" />
          <StatusPill invoice={invoice} />
        </span>
      </button>
      <span className="no-print relative mt-2.5 w-11 shrink-0">
        {invoice.status !== 'paid' && <RemindIcon invoice={invoice} />}
      </span>
    </div>
  );
}

function Dates({ invoice }: { invoice: Invoice }) {
  const { dueDate, paidAt } = invoice;
  const part = partPaid(invoice);
  const lessened = partCredited(invoice);
  return (
    <span className="flex flex-wrap gap-x-3 text-small text-muted">
      <span>
        Due <DateText value={dueDate} />
      </span>
      {part && <span className="font-strong text-on-success">{part}</span>}
      {lessened && <span>{lessened}</span>}
      {paidAt && (
        <span>
          Paid <DateText value={paidAt} />
        </span>
      )}
    </span>
  );
}
