import ArrowLeft from 'lucide-react/icons/arrow-left';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paymentsRoutes } from '#shared/payments/routes.ts';
import { usePagedList } from '../../api/paged-list.ts';
import { ButtonLink } from '../../components/button.tsx';
import { ListProgress } from '../../components/list-progress.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { useInvoices } from '../../data/invoices.ts';
import { ListFailure } from '../../data/list-failure.tsx';
import { ChooseFile } from '../../forms/csv/choose-file.tsx';
import { NotASheet, readTable } from '../../forms/csv/parse.ts';
import { OpenInvoices } from './open-invoices.tsx';
import { type Statement, statementOf } from './statement.ts';
import { StatementView } from './statement-view.tsx';
import { texts } from './texts.ts';

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
