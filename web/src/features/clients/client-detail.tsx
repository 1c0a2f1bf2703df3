import { useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import { lazy, Suspense } from 'react';
import type { Client } from '#shared/clients/client.ts';
import { desk } from '#shared/members/roles.ts';
import { isAmong, openTo } from '../../allowed.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Button } from '../../components/button.tsx';
import { DeleteIcon } from '../../components/delete-icon.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Money } from '../../components/money.tsx';
import { MoreMenu } from '../../components/more-menu.tsx';
import { useUrlState } from '../../components/use-url-state.ts';
import { useWide } from '../../components/widths.ts';
import { clientThreadQuery } from '../../data/thread.ts';
import { WaitingMark } from '../../waiting/waiting-mark.tsx';
import { ClientFacts } from './client-facts.tsx';
import { ClientNext } from './client-next.tsx';
import { ClientSites } from './client-sites.tsx';
import { ClientThread } from './client-thread.tsx';
import { MoreFacts } from './more-facts.tsx';
import { useStatementActs } from './statement/use-acts.ts';
import { texts } from './texts.ts';

const SendStatement = lazy(() => import('./statement/send-statement.tsx'));

interface Props {
  client: Client;
  /** Each left out if this user may not. */
  onEdit: ((client: Client) => void) | undefined;
  onDelete: ((client: Client) => void) | undefined;
}

/** A client: what they owe, what is pending, contact details, and their history. */
export default function ClientDetail({ client, onEdit, onDelete }: Props) {
  const mayPlan = isAmong(useSignedInUser(), openTo('jobs.create', desk));
  const isWide = useWide();
  const [isSending, send] = useUrlState('statement', { push: true });
  const statementActs = useStatementActs(client.id, () => send('1'));
  const { data: papers, isError } = useQuery(clientThreadQuery(client.id));
  return (
    <article className="@container/record px-4 pb-32 lg:px-7 lg:pt-6 lg:pb-12 print:p-0">
      <header className="flex items-start justify-between gap-3 max-lg:flex-col-reverse max-lg:gap-0">
        <h2 className="min-w-0 py-1.5 text-title wrap-anywhere max-lg:pt-0">{client.name}</h2>
        {/* On a phone they are at the end of the back button's line. */}
        <div className="no-print flex shrink-0 gap-1 max-lg:-mt-11 max-lg:-mr-3 max-lg:gap-0 max-lg:self-end large-text:mt-0">
          {onEdit && isWide && (
            <Button variant="secondary" icon={Pencil} onClick={() => onEdit(client)}>
              {texts.edit}
            </Button>
          )}
          {onEdit && !isWide && (
            <IconButton icon={Pencil} label={texts.edit} onClick={() => onEdit(client)} />
          )}
          {(papers ? papers.invoices.length : client.owed) > 0 && <MoreMenu acts={statementActs} />}
          {onDelete && (
            <DeleteIcon label={`${texts.delete} ${client.name}`} onClick={() => onDelete(client)} />
          )}
        </div>
      </header>
      <WaitingMark id={client.id} />
      <Owed id={client.id} owed={papers?.owed ?? client.owed} overdue={papers?.overdue ?? 0} />
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 @xl/record:grid-cols-[minmax(0,1fr)_14.5rem] @xl/record:gap-x-6 print:block">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2 @xl/record:col-start-1 @xl/record:row-start-1">
          <ClientFacts {...client} />
          <MoreFacts client={client} />
          <ClientSites client={client} />
          <ClientThread client={client} papers={papers} failed={isError} />
        </div>
        <div className="@xl/record:col-start-2 @xl/record:row-start-1">
          {mayPlan && <ClientNext client={client} papers={papers} />}
        </div>
      </div>
      <Suspense>{isSending && <SendStatement client={client} onClose={() => send('')} />}</Suspense>
    </article>
  );
}

function Owed({ id, owed, overdue }: { id: number; owed: number; overdue: number }) {
  if (owed <= 0) return null;
  return (
    <p className="flex flex-wrap gap-x-2">
      <span>
        <Money pounds={owed} figure={`client.owed/${id}`} className="font-strong" /> {texts.outstanding}
      </span>
      {overdue > 0 && (
        <span className="text-on-alert">
          <Money pounds={overdue} className="font-strong" /> {texts.overdue}
        </span>
      )}
    </p>
  );
}
