import { useMemo } from 'react';
import { useClients } from '../../../data/clients.ts';
import { useInvoices } from '../../../data/invoices.ts';
import { useJobs } from '../../../data/jobs.ts';
import { ListFailure } from '../../../data/list-failure.tsx';
import { useQuotes } from '../../../data/quotes.ts';
import { useVatCode } from '../../../data/vat-code.ts';
import { ImportScreen } from '../screen.tsx';
import type { Existing } from '../target.ts';
import { texts } from '../texts.ts';
import { invoicesTarget } from './invoices-target.ts';
import { jobsTarget } from './jobs-target.ts';
import { quotesTarget } from './quotes-target.ts';
import type { MovingTarget } from './target.ts';
import { MovingView } from './view.tsx';

/** Imports of records with clients: each client is matched with an existing one, or added. */
export function Moving({ into }: { into: 'jobs' | 'quotes' | 'invoices' }) {
  if (into === 'jobs') return <Jobs />;
  return into === 'quotes' ? <Quotes /> : <Invoices />;
}

interface Props<Fields extends { clientId: number }, Row> {
  targetFor: (rows: readonly Row[]) => MovingTarget<Fields>;
  list: Existing<Row> & { error: Error | null };
}

function Screen<Fields extends { clientId: number }, Row>({ targetFor, list }: Props<Fields, Row>) {
  const clients = useClients();
  const target = useMemo(() => targetFor(list.rows), [targetFor, list.rows]);
  const { title, noun } = target;
  const error = list.error ?? clients.error;
  const retry = () => {
    list.retry();
    clients.retry();
  };
  if (error) return <ListFailure title={title} what={texts.yours(noun)} error={error} onRetry={retry} />;
  const [complete, stopped] = [list.complete && clients.complete, list.stopped || clients.stopped];
  return (
    <ImportScreen
      target={target}
      view={(sheet, onOther) => (
        <MovingView
          {...{ target, sheet, onOther }}
          clients={clients.rows}
          existing={{ complete, stopped, retry }}
        />
      )}
    />
  );
}

function Jobs() {
  return <Screen targetFor={jobsTarget} list={useJobs()} />;
}

function Invoices() {
  return <Screen targetFor={invoicesTarget} list={useInvoices()} />;
}

function Quotes() {
  const usual = useVatCode();
  const targetFor = useMemo(
    () => (rows: Parameters<typeof quotesTarget>[0]) => quotesTarget(rows, usual),
    [usual],
  );
  return <Screen targetFor={targetFor} list={useQuotes()} />;
}
