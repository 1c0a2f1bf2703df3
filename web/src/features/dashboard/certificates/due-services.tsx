import { useQuery } from '@tanstack/react-query';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { DueCertificate } from '#shared/certificates/contract.ts';
import { certificateName } from '#shared/certificates/kinds.ts';
import { formatDate } from '#shared/dates.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { dueQuery } from '../../../data/certificates.ts';
import { dueTexts as texts } from '../../../forms/certificates/due-texts.ts';

const RemindSheet = lazy(() => import('../../../forms/certificates/remind-sheet.tsx'));

/** As many as fit beside the day, most urgent first. */
const shown = 5;

/** What is overdue, then what falls due in the next 60 days, each with the email to its client. Renders nothing if there is none. */
export function DueServices() {
  const { data: rows = [] } = useQuery(dueQuery);
  const [told, setTold] = useState<DueCertificate | null>(null);
  if (rows.length === 0) return null;
  const overdue = rows.filter((row) => row.overdue).length;
  return (
    <section>
      <div className="flex items-baseline justify-between gap-3 pb-1.5 text-small">
        <h2 className="font-strong">{overdue > 0 ? texts.someOverdue(overdue) : texts.dueSoon}</h2>
        <Link
          to="/dues"
          className="no-print relative -mr-3 px-3 underline underline-offset-3 after:absolute after:inset-x-0 after:-inset-y-2.5"
        >
          {texts.all}
        </Link>
      </div>
      <Card>
        <ul aria-label={texts.dueSoon} className="divide-y divide-line">
          {rows.slice(0, shown).map((row) => (
            <Row key={row.id} row={row} onRemind={() => setTold(row)} />
          ))}
        </ul>
      </Card>
      <Suspense>
        {told?.client && (
          <RemindSheet certificate={told} clientId={told.client.id} onClose={() => setTold(null)} />
        )}
      </Suspense>
    </section>
  );
}

function Row({ row, onRemind }: { row: DueCertificate; onRemind: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 pr-1 pl-4">
      <Link
        to={`/jobs?id=${row.jobId}`}
        className="flex min-h-14 min-w-48 flex-1 large-text:min-w-0 items-center gap-3 py-1.5 print:min-h-0 print:py-0.5"
      >
        <BadgeCheck aria-hidden className="size-5 shrink-0 text-muted" />
        <span className="min-w-0 flex-1 print:grid print:grid-cols-[1fr_2fr] print:items-baseline print:gap-4">
          <span className="block font-strong wrap-anywhere">{certificateName(row)}</span>
          <span className="block text-small text-muted wrap-anywhere">
            {[row.client?.name, (row.overdue ? texts.overdue : texts.due)(formatDate(row.nextDue))]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      </Link>
      {row.client && (
        <Button variant="quiet" className="text-small" onClick={onRemind}>
          {texts.remind}
        </Button>
      )}
    </li>
  );
}
