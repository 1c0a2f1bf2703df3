import FileText from 'lucide-react/icons/file-text';
import Plus from 'lucide-react/icons/plus';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { Link } from 'react-router-dom';
import { today } from '#shared/dates.ts';
import { figureOf, shownState } from '#shared/invoices/status.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { desk } from '#shared/members/roles.ts';
import { shownQuoteStatus } from '#shared/quotes/status.ts';
import type { Papers as AllPapers } from '#shared/thread/thread.ts';
import { isAmong, openTo } from '../../../allowed.ts';
import { useSignedInUser } from '../../../api/user.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Money } from '../../../components/money.tsx';
import { PaperRow } from '../../../components/paper-row.tsx';
import { RecordPart } from '../../../components/record-part.tsx';
import { shownNumber } from '../../../data/shown-number.ts';
import { texts } from '../texts.ts';

interface Props {
  job: Job;
  papers: AllPapers;
}

/** Its quotes and invoices, including drafts. */
export function Papers({ job, papers: { quotes, drafts, invoices } }: Props) {
  const mayQuote = isAmong(useSignedInUser(), openTo('quotes.create', desk));
  const isEmpty = quotes.length + drafts.length + invoices.length === 0;
  return (
    <RecordPart title={texts.papers} isEmpty={isEmpty} aside={mayQuote && <AddQuote job={job} />}>
      <Card>
        <ul className="divide-y divide-line">
          {quotes.map((quote) => (
            <PaperRow
              key={quote.id}
              icon={FileText}
              to={`/quotes?id=${quote.id}`}
              name={texts.quote(quote.number)}
              second={[quote.title, texts.quoteStates[shownQuoteStatus(quote, today())]].join(' · ')}
            >
              <Sum pounds={quote.total} />
            </PaperRow>
          ))}
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

/** A variation is a separate quote for the same job. */
function AddQuote({ job }: { job: Job }) {
  return (
    <ButtonLink variant="quiet" icon={Plus} className="-mr-2 text-small">
      <Link to={`/quotes?new=1&client=${job.clientId}&job=${job.id}`}>{texts.addQuote}</Link>
    </ButtonLink>
  );
}

const Sum = ({ pounds }: { pounds: number | null }) => (pounds === null ? null : <Money pounds={pounds} />);
