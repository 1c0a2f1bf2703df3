import ReceiptText from 'lucide-react/icons/receipt-text';
import { today } from '#shared/dates.ts';
import { figureOf, shownState } from '#shared/invoices/status.ts';
import type { Job } from '#shared/jobs/contract.ts';
import type { Papers as AllPapers } from '#shared/thread/thread.ts';
import { Card } from '../../../components/card.tsx';
import { Money } from '../../../components/money.tsx';
import { PaperRow } from '../../../components/paper-row.tsx';
import { RecordPart } from '../../../components/record-part.tsx';
import { shownNumber } from '../../../data/shown-number.ts';
import { AddQuote, QuoteRows } from '../quotes/rows.tsx';
import { texts } from '../texts.ts';

interface Props {
  job: Job;
  papers: AllPapers;
}

/** Its quotes and invoices, including drafts. */
export function Papers({ job, papers: { quotes = [], drafts, invoices } }: Props) {
  const isEmpty = quotes.length + drafts.length + invoices.length === 0;
  return (
    <RecordPart title={texts.papers} isEmpty={isEmpty} aside={<AddQuote job={job} />}>
      <Card>
        <ul className="divide-y divide-line">
          <QuoteRows quotes={quotes} />
          {drafts.map(({ id, amount }) => (
            <PaperRow key={id} icon={ReceiptText} to={`/invoices?draft=${id}`} name={texts.invoiceDraft}>
              <Sum pounds={amount} />
            </PaperRow>
          ))}
          {invoices.map((invoice) => (
            <PaperRow
              key={invoice.id}
              icon={ReceiptText}
              to={`/invoices?id=${invoice.id}`}
              name={texts.invoice(shownNumber(invoice))}
              second={texts.invoiceStates[shownState(invoice, today())]}
            >
              <Sum pounds={figureOf(invoice, today())} />
            </PaperRow>
          ))}
          {isEmpty && (
            <li className="flex min-h-13 items-center gap-3 px-4 text-muted">
              <ReceiptText aria-hidden className="size-5 shrink-0" />
              {texts.noPapers}
            </li>
          )}
        </ul>
      </Card>
    </RecordPart>
  );
}

const Sum = ({ pounds }: { pounds: number | null }) => (pounds === null ? null : <Money pounds={pounds} />);
