import ArrowLeft from 'lucide-react/icons/arrow-left';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '#shared/dates.ts';
import type { Invoice } from '#shared/invoices/contract.ts';
import { toPence, toPounds } from '#shared/money.ts';
import { paymentsRoutes } from '#shared/payments/routes.ts';
import { usePagedList } from '../../api/paged-list.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Panel } from '../../components/card.tsx';
import { ListProgress } from '../../components/list-progress.tsx';
import { Money } from '../../components/money.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PaperRow } from '../../components/paper-row.tsx';
import { useInvoices } from '../../data/invoices.ts';
import { ListFailure } from '../../data/list-failure.tsx';
import { ChooseFile } from '../../forms/csv/choose-file.tsx';
import { NotASheet, readTable } from '../../forms/csv/parse.ts';
import { type Statement, statementOf } from './statement.ts';
import { StatementView } from './statement-view.tsx';
import { texts } from './texts.ts';

const shownFirst = 8;

/** The invoices that a statement can pay, the longest due first. */
function OpenInvoices({ invoices }: { invoices: readonly Invoice[] }) {
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

const read = async (file: File): Promise<Statement> => {
  const statement = statementOf(file.name, await readTable(file));
  if (statement.rows.length === 0) throw new NotASheet(texts.empty);
  return statement;
};

/** Chooses a bank's file, and matches its payments with the unpaid invoices. */
export default function PaymentsPage() {
  const invoices = useInvoices();
  const payments = usePagedList(paymentsRoutes.list);
  const [statement, setStatement] = useState<Statement | null>(null);
  const failed = [invoices, payments].find(({ error }) => error);
  if (failed?.error)
    return <ListFailure title={texts.title} what={texts.yours} error={failed.error} onRetry={failed.retry} />;
  const waiting = [invoices, payments].find(({ complete }) => !complete);
  return (
    <Page className="lg:gap-6">
      <PageHeader title={texts.title} subtitle={statement?.fileName}>
        <ButtonLink variant="secondary" icon={ArrowLeft}>
          <Link to="/invoices">{texts.back}</Link>
        </ButtonLink>
      </PageHeader>
      {!statement && (
        <>
          <ChooseFile hint={texts.chooseHint} read={read} onRead={setStatement} />
          <p className="flex items-center gap-2 text-small text-muted">
            <ShieldCheck aria-hidden className="size-5 shrink-0" />
            {texts.privacy}
          </p>
          <OpenInvoices invoices={invoices.rows} />
        </>
      )}
      {statement && waiting && <ListProgress list={{ ...waiting, loading: false }} noun={texts.noun} />}
      {statement && !waiting && (
        <StatementView
          {...{ statement }}
          invoices={invoices.rows}
          payments={payments.rows}
          onOther={() => setStatement(null)}
        />
      )}
    </Page>
  );
}
