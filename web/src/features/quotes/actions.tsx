import {
  BriefcaseBusiness,
  Check,
  Copy,
  Ellipsis,
  FilePlus2,
  FileText,
  Link2,
  MessageSquareText,
  Pencil,
  Plus,
  Send,
  Trash2,
  Undo2,
  Unlink,
  X,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { addressOf } from '#shared/call.ts';
import { today } from '#shared/dates.ts';
import { quotesRoutes } from '#shared/quotes/contract.ts';
import type { Quote, QuoteRow } from '#shared/quotes/shown.ts';
import { shownQuoteStatus } from '#shared/quotes/status.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { useWays } from '../../forms/letter/use-ways.ts';
import { texts } from './texts.ts';
import { useEnding } from './use-ending.ts';
import { useInvoiceIt } from './use-invoice-it.ts';
import { useLink } from './use-link.ts';
import type { Places } from './use-places.ts';

interface Props {
  quote: QuoteRow;
  /** With its answer, once that has come. */
  whole: Quote | undefined;
  places: Places;
}

/** What can be done with a quote as it stands: the next step first, what is seldom wanted behind More. */
export function Actions(props: Props) {
  const [isMore, setMore] = useState(false);
  const status = shownQuoteStatus(props.quote, today());
  const isOpen = status === 'sent' || status === 'expired';
  return (
    <div className="no-print flex flex-wrap items-center gap-2 max-sm:*:flex-auto">
      {(status === 'draft' || isOpen) && <Sending {...props} />}
      {isOpen && <Answering {...props} />}
      {status === 'accepted' && <AfterYes {...props} />}
      <IconButton
        icon={Ellipsis}
        label={texts.more}
        aria-expanded={isMore}
        onClick={() => setMore(!isMore)}
      />
      {isMore && (
        <>
          <PdfLink id={props.quote.id} />
          <Ending {...props} />
        </>
      )}
    </div>
  );
}

function Sending({ quote, places }: Props) {
  const { copy, text, busy } = useWays(useLink(quote));
  const isAgain = quote.version > 0;
  const isNext = !isAgain || quote.changed;
  return (
    <>
      <Button
        icon={Send}
        variant={isNext ? 'primary' : 'secondary'}
        onClick={() => places.send.open(quote.id)}
      >
        {isAgain ? texts.sendAgain : texts.send}
      </Button>
      <Button variant="secondary" icon={Pencil} onClick={() => places.edit.open(quote.id)}>
        {texts.editShort}
      </Button>
      <Button variant="secondary" icon={Link2} disabled={busy} onClick={copy}>
        {texts.copyLink}
      </Button>
      <Button variant="secondary" icon={MessageSquareText} disabled={busy} onClick={text}>
        {texts.textIt}
      </Button>
    </>
  );
}

function Answering({ quote: { id }, places }: Props) {
  return (
    <>
      <Button variant="secondary" icon={Check} onClick={() => places.accept.open(id)}>
        {texts.accept}
      </Button>
      <Button variant="secondary" icon={X} onClick={() => places.decline.open(id)}>
        {texts.decline}
      </Button>
    </>
  );
}

function AfterYes({ quote, whole }: Props) {
  const { invoiceIt, busy } = useInvoiceIt(quote);
  const drafted = whole?.invoiceDraftId;
  return (
    <>
      {drafted ? (
        <ButtonLink icon={FilePlus2}>
          <Link to={`/invoices?draft=${drafted}`}>{texts.openInvoice}</Link>
        </ButtonLink>
      ) : (
        <Button icon={FilePlus2} busy={busy} onClick={invoiceIt}>
          {texts.invoice}
        </Button>
      )}
      {quote.jobId && (
        <>
          <ButtonLink variant="secondary" icon={BriefcaseBusiness}>
            <Link to={`/jobs?id=${quote.jobId}`}>{texts.openJob}</Link>
          </ButtonLink>
          <ButtonLink variant="secondary" icon={Plus}>
            <Link to={`/quotes?new=1&client=${quote.clientId}&job=${quote.jobId}`}>{texts.addToJob}</Link>
          </ButtonLink>
        </>
      )}
    </>
  );
}

function PdfLink({ id }: { id: number }) {
  return (
    <ButtonLink variant="secondary" icon={FileText}>
      <a href={addressOf(quotesRoutes.pdf, { params: { id } })} target="_blank" rel="noreferrer">
        {texts.pdf}
      </a>
    </ButtonLink>
  );
}

/** What takes a quote back or makes another of it. */
function Ending({ quote, places }: Props) {
  const { copy, withdraw, revoke, remove } = useEnding(quote, places);
  const isOpen = quote.status === 'sent';
  return (
    <>
      <Button variant="quiet" icon={Copy} onClick={copy}>
        {texts.copy}
      </Button>
      {isOpen && (
        <Button variant="quiet" icon={Unlink} onClick={revoke}>
          {texts.revoke}
        </Button>
      )}
      {isOpen && (
        <Button variant="quiet" icon={Undo2} onClick={withdraw} className="text-on-alert">
          {texts.withdraw}
        </Button>
      )}
      {quote.status === 'draft' && (
        <Button variant="quiet" icon={Trash2} onClick={remove} className="text-on-alert">
          {texts.delete}
        </Button>
      )}
    </>
  );
}
