import CircleX from 'lucide-react/icons/circle-x';
import { useEffect } from 'react';
import type { Connection } from '#shared/filing/contract.ts';
import { Notice } from '../../../components/notice.tsx';
import { RowSkeletons } from '../../../components/skeleton.tsx';
import { toast } from '../../../components/toast.ts';
import { useUrlState } from '../../../components/use-url-state.ts';
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
  const refused = useCameBack();
  // The figures below need nobody's answer.
  if (isError && !connection) return null;
  if (!connection) return <RowSkeletons count={1} />;
  return (
    <>
      {refused && (
        <Notice tone="danger" icon={CircleX} title={words.refusedTitle} role="alert">
          {refused}
        </Notice>
      )}
      <Connected connection={connection} />
    </>
  );
}

const saidOf = (code: string): string =>
  code === 'access_denied' || code === 'state' ? words.refused[code] : words.refused.other;

/** What HMRC's sign-in came to, where the browser has just come back from it. */
const useCameBack = (): string | undefined => {
  const [connected, forget] = useUrlState('connected');
  const [refused] = useUrlState('refused');
  useEffect(() => {
    if (!connected) return;
    toast(words.connected);
    forget('');
  }, [connected, forget]);
  return refused ? saidOf(refused) : undefined;
};

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
