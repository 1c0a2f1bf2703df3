import type { User } from '#shared/auth/user.ts';
import type { Client } from '#shared/clients/client.ts';
import { today } from '#shared/dates.ts';
import type { Invoice, OneInvoice } from '#shared/invoices/contract.ts';
import { shownState } from '#shared/invoices/status.ts';
import { Card } from '../../components/card.tsx';
import { Money } from '../../components/money.tsx';
import { Contact } from '../../forms/paper/contact.tsx';
import { Letterhead } from '../../forms/paper/letterhead.tsx';
import { PaperLines } from '../../forms/paper/paper-lines.tsx';
import { PaperPayment } from './paper-payment.tsx';
import { hasCosts, hasWork, PaperCosts, WorkDone } from './paper-work.tsx';
import { texts } from './texts.ts';
import { isCounted, totalLabel } from './wording.ts';

/** The parts of an invoice that the document shows, saved or still being typed. */
export type OnPaper = Pick<
  Invoice,
  | 'invoiceNumber'
  | 'client'
  | 'job'
  | 'hasLines'
  | 'amount'
  | 'balance'
  | 'paid'
  | 'credited'
  | 'status'
  | 'dueDate'
  | 'paidAt'
  | 'voidedAt'
  | 'workDescription'
  | 'workStartDate'
  | 'workEndDate'
  | 'workLocation'
  | 'notes'
  | 'laborCost'
  | 'materialsCost'
  | 'hoursWorked'
  | 'hourlyRate'
>;

interface Props {
  invoice: OnPaper;
  /** Its lines, once loaded. */
  whole: Pick<OneInvoice, 'lines' | 'sums' | 'pricesInclude'> | undefined;
  seller: User;
  /** Undefined while loading; the invoice has the name already. */
  client: Client | undefined;
}

const statusTones = {
  unpaid: 'text-muted',
  paid: 'text-on-success',
  overdue: 'text-on-alert',
  credited: 'text-muted',
  void: 'text-on-alert',
};

/** The invoice as the document that the client gets. */
export function Paper({ invoice, whole, seller, client }: Props) {
  const status = shownState(invoice, today());
  return (
    <Card className="paper grid grid-cols-[minmax(0,1fr)] gap-5 rounded-small p-5 shadow-lifted sm:p-7 large-text:p-3">
      <div className="flex items-start justify-between gap-6 large-text:flex-wrap">
        <Letterhead user={seller} />
        <div className="shrink-0 text-right">
          <p className="text-title font-strong">Invoice</p>
          <p className={`text-small font-strong uppercase ${statusTones[status]}`}>
            {texts.statuses[status]}
          </p>
        </div>
      </div>
      <div>
        <p className="text-small text-muted">To</p>
        <p className="font-strong wrap-anywhere">{client?.name ?? invoice.client?.name}</p>
        {client && <Contact {...client} />}
      </div>
      {(!invoice.hasLines || hasWork(invoice)) && <Work invoice={invoice} />}
      {whole?.lines && whole.sums ? (
        <PaperLines
          lines={whole.lines}
          sums={whole.sums}
          pricesInclude={whole.pricesInclude}
          hasTotal={false}
        />
      ) : (
        hasCosts(invoice) && <PaperCosts invoice={invoice} />
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-strong text-balance">{totalLabel(invoice)}</p>
        <Money pounds={invoice.amount} className="text-title font-strong large-text:text-large" />
      </div>
      {isCounted(invoice) && <Rest invoice={invoice} />}
      <PaperPayment invoice={invoice} business={seller.business} />
    </Card>
  );
}

function Work({ invoice }: Pick<Props, 'invoice'>) {
  const isAll = !invoice.hasLines && !hasCosts(invoice);
  return <WorkDone work={invoice} pounds={isAll ? invoice.amount : undefined} />;
}

/** What was paid and credited and what is left, if any of these is partial. */
function Rest({ invoice: { paid, credited, balance } }: Pick<Props, 'invoice'>) {
  return (
    <dl className="-mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 large-text:grid-cols-1">
      {credited > 0 && (
        <>
          <dt className="text-muted">{texts.credited}</dt>
          <dd className="text-right">
            <Money pounds={credited} />
          </dd>
        </>
      )}
      {paid > 0 && (
        <>
          <dt className="text-muted">{texts.received}</dt>
          <dd className="text-right">
            <Money pounds={paid} />
          </dd>
        </>
      )}
      <dt className="font-strong">{texts.left}</dt>
      <dd className="text-right">
        <Money pounds={balance} className="font-strong" />
      </dd>
    </dl>
  );
}
