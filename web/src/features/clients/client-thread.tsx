import type { LucideIcon } from 'lucide-react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Briefcase from 'lucide-react/icons/briefcase';
import FileText from 'lucide-react/icons/file-text';
import Mail from 'lucide-react/icons/mail';
import Plus from 'lucide-react/icons/plus';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Client } from '#shared/clients/client.ts';
import { today } from '#shared/dates.ts';
import { desk } from '#shared/members/roles.ts';
import type { ClientThread as Thread } from '#shared/thread/shapes.ts';
import { isAmong, openTo } from '../../allowed.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Money } from '../../components/money.tsx';
import { PaperRow } from '../../components/paper-row.tsx';
import { RecordPart } from '../../components/record-part.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { StateWord } from '../../components/state-word.tsx';
import { texts } from './texts.ts';
import type { ThreadRow } from './thread-row.ts';
import { rowsOf } from './thread-rows.ts';

/** The most to show. */
const most = 12;

const icons: Record<ThreadRow['kind'], LucideIcon> = {
  job: Briefcase,
  quote: FileText,
  invoice: ReceiptText,
  paid: BadgeCheck,
  statement: Mail,
};

interface Props {
  client: Client;
  papers: Thread | undefined;
  failed: boolean;
}

/** A client's history: jobs, quotes, invoices and payments, newest first. */
export function ClientThread({ client, papers, failed }: Props) {
  const mayCreate = isAmong(useSignedInUser(), openTo('jobs.create', desk));
  const [isAll, showAll] = useState(false);
  const rows = papers ? rowsOf(papers, client.id, today()) : [];
  const shown = isAll ? rows : rows.slice(0, most);
  return (
    <RecordPart title={texts.thread}>
      {mayCreate && <Creations id={client.id} />}
      {failed && !papers && <p className="text-muted">{texts.historyFailed}</p>}
      {!papers && !failed && <Waiting />}
      {papers && rows.length === 0 && <p className="text-muted">{texts.noThread}</p>}
      {rows.length > 0 && (
        <Card>
          <ul className="divide-y divide-line">
            {shown.map((row) => (
              <Row key={row.key} row={row} />
            ))}
          </ul>
          {rows.length > shown.length && (
            <Button variant="quiet" wide onClick={() => showAll(true)}>
              {texts.showMore(rows.length - shown.length)}
            </Button>
          )}
          {isAll && papers?.more && <p className="p-4 text-small text-muted">{texts.olderLeft}</p>}
        </Card>
      )}
    </RecordPart>
  );
}

function Creations({ id }: { id: number }) {
  const creations = [
    [`/jobs?new=1&client=${id}`, texts.newJob],
    [`/quotes?new=1&client=${id}`, texts.newQuote],
    [`/invoices?new=1&client=${id}`, texts.newInvoice],
  ] as const;
  return (
    <div className="no-print -mx-1 mb-1 flex flex-wrap gap-x-2">
      {creations.map(([to, label]) => (
        <Link
          key={to}
          to={to}
          className="flex min-h-11 items-center gap-1 rounded-control px-1 text-small font-strong hover:bg-sunken"
        >
          <Plus aria-hidden className="size-4" />
          {label}
        </Link>
      ))}
    </div>
  );
}

function Row({ row: { kind, to, title, note, pounds, state, tone } }: { row: ThreadRow }) {
  return (
    <PaperRow icon={icons[kind]} to={to} name={title} second={note}>
      {pounds !== null && <Money pounds={pounds} />}
      {state && <StateWord tone={tone}>{state}</StateWord>}
    </PaperRow>
  );
}

function Waiting() {
  return (
    <Loading>
      <Skeleton className="h-42 rounded-card" />
    </Loading>
  );
}
