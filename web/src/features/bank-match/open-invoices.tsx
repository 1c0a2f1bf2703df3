import ReceiptText from 'lucide-react/icons/receipt-text';
import { useState } from 'react';
import { formatDate } from '#shared/dates.ts';
import type { Invoice } from '#shared/invoices/contract.ts';
import { toPence, toPounds } from '#shared/money.ts';
import { Button } from '../../components/button.tsx';
import { Panel } from '../../components/card.tsx';
import { Money } from '../../components/money.tsx';
import { PaperRow } from '../../components/paper-row.tsx';
import { texts } from './texts.ts';

const shownFirst = 8;

/** The invoices that a statement can pay, the longest due first. */
export function OpenInvoices({ invoices }: { invoices: readonly Invoice[] }) {
  const [isWhole, showAll] = useState(false);
  const open = invoices
    .filter(({ balance }) => balance > 0)
    .sort((a, b) => a.dueDate.localeCompare(b.dueDate) || a.id - b.id);
  if (open.length === 0) return null;
  const shown = isWhole ? open : open.slice(0, shownFirst);
  const left = open.length - shown.length;
  const owed = toPounds(open.reduce((sum, { balance }) => sum + toPence(balance), 0));
  return (
    <Panel title={texts.open} aside={<Money pounds={owed} className="text-small font-strong" />}>
      <ul aria-label={texts.open} className="divide-y divide-line">
        {shown.map(({ id, client, invoiceNumber, dueDate, balance }) => (
          <PaperRow
            key={id}
            icon={ReceiptText}
            to={`/invoices?id=${id}`}
            name={client?.name ?? invoiceNumber}
            second={`${invoiceNumber} · ${texts.due(formatDate(dueDate))}`}
          >
            <Money pounds={balance} />
          </PaperRow>
        ))}
      </ul>
      {left > 0 && (
        <div className="border-t border-line p-1">
          <Button variant="quiet" wide onClick={() => showAll(true)}>
            {texts.more(left)}
          </Button>
        </div>
      )}
    </Panel>
  );
}
