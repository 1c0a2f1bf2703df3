import { Ban, Check, CircleAlert, Clock, FileMinus, type LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import type { Client } from '#shared/clients/client.ts';
import { formatDate, londonDate, today } from '#shared/dates.ts';
import type { Invoice } from '#shared/invoices/contract.ts';
import { type ShownState, shownState } from '#shared/invoices/status.ts';
import { toPence, toPounds } from '#shared/money.ts';
import { Money } from '../../components/money.tsx';
import { Pill, type PillTone } from '../../components/pill.tsx';
import { useInvoices } from '../../data/invoices.ts';
import { History, HistoryRow } from './history.tsx';
import { texts } from './texts.ts';

const looks: Record<ShownState, { tone: PillTone; icon: LucideIcon }> = {
  unpaid: { tone: 'neutral', icon: Clock },
  paid: { tone: 'success', icon: Check },
  overdue: { tone: 'danger', icon: CircleAlert },
  credited: { tone: 'neutral', icon: FileMinus },
  void: { tone: 'neutral', icon: Ban },
};

/** What a client was asked to pay, and what is still to come. */
export function ClientInvoices({ client }: { client: Client }) {
  const list = useInvoices();
  const rows = useMemo(
    () => list.rows.filter(({ clientId }) => clientId === client.id),
    [list.rows, client.id],
  );
  const unpaid = rows.filter(({ status }) => status !== 'paid');
  const outstanding = unpaid.reduce((pence, { balance }) => pence + toPence(balance), 0);
  return (
    <History
      title={texts.invoices}
      rows={rows}
      complete={list.complete}
      failed={Boolean(list.error) || list.stopped}
      empty={texts.noInvoices}
      create={{ to: `/invoices?new=1&client=${client.id}`, label: texts.newInvoice }}
      allTo={`/invoices?q=${encodeURIComponent(client.name)}`}
      summary={
        list.complete &&
        outstanding > 0 && (
          <>
            <Money pounds={toPounds(outstanding)} className="font-strong" /> {texts.outstanding}
          </>
        )
      }
      render={(invoice) => <InvoiceLine invoice={invoice} />}
    />
  );
}

function InvoiceLine({ invoice }: { invoice: Invoice }) {
  const status = shownState(invoice, today());
  const { tone, icon } = looks[status];
  const paid = invoice.paidAt && `Paid ${formatDate(londonDate(invoice.paidAt))}`;
  return (
    <HistoryRow
      to={`/invoices?id=${invoice.id}`}
      title={invoice.invoiceNumber}
      note={paid || `Due ${formatDate(invoice.dueDate)}`}
      amount={<Money pounds={invoice.amount} />}
      status={
        <Pill tone={tone} icon={icon}>
          {texts.invoiceStatuses[status]}
        </Pill>
      }
    />
  );
}
