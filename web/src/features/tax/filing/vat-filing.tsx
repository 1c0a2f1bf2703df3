import type { Connection } from '#shared/filing/contract.ts';
import { RowSkeletons } from '../../../components/skeleton.tsx';
import { AccountLink } from './account-link.tsx';
import { Asked } from './asked.tsx';
import { ConnectCard } from './connect-card.tsx';
import { ConnectionFoot, ConnectionWarning } from './connection.tsx';
import { NextReturn } from './next-return.tsx';
import { Periods, ReadAt } from './periods.tsx';
import { useConnection, useObligations } from './queries.ts';
import { isToFile } from './standing.ts';
import { filingTexts as words } from './texts.ts';

/** VAT at HMRC: the connection, the periods and what is owed. */
export function VatFiling() {
  const { data: connection, isError } = useConnection('vat');
  // The figures below need nobody's answer.
  if (isError && !connection) return null;
  if (!connection) return <RowSkeletons count={1} />;
  return <Connected connection={connection} />;
}

function Connected({ connection }: { connection: Connection }) {
  const { status } = connection;
  if (status === 'none') return <ConnectCard />;
  const isOpen = status === 'connected' || status === 'ends_soon';
  return (
    <>
      <ConnectionWarning connection={connection} />
      {isOpen && <AtHmrc />}
      <ConnectionFoot connection={connection} />
    </>
  );
}

function AtHmrc() {
  const query = useObligations();
  const { data, isFetching, refetch } = query;
  // The oldest goes first: HMRC's figures build on each other.
  const next = data?.obligations.findLast(isToFile);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 px-0.5">
        <h2 className="text-large">{words.heading}</h2>
        {data && <ReadAt at={data.readAt} busy={isFetching} onAgain={() => void refetch()} />}
      </div>
      <Asked query={query} rows={4}>
        {({ obligations }) => (
          <>
            {next && <NextReturn period={next} />}
            <Periods obligations={obligations} />
            <AccountLink />
          </>
        )}
      </Asked>
    </section>
  );
}
