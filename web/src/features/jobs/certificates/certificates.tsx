import { useQuery } from '@tanstack/react-query';
import BadgeCheck from 'lucide-react/icons/badge-check';
import PenLine from 'lucide-react/icons/pen-line';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useState } from 'react';
import type { Certificate } from '#shared/certificates/contract.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { isInField } from '../../../allowed.ts';
import { useSignedInUser } from '../../../api/user.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { RecordPart } from '../../../components/record-part.tsx';
import { certificatesQuery } from '../../../data/certificates.ts';
import { certificateTexts as texts } from '../../../forms/certificates/texts.ts';
import { CertificateRow } from './certificate-row.tsx';
import { WrittenRow } from './written-row.tsx';

const StartOwn = lazy(() => import('./start-own.tsx'));
const StartSheet = lazy(() => import('../../../forms/certificates/start-sheet.tsx'));
const AddForm = lazy(() => import('./add-form.tsx'));
const EditForm = lazy(() => import('./edit-form.tsx'));
const RemindSheet = lazy(() => import('../../../forms/certificates/remind-sheet.tsx'));

/** A job's certificates, which fall due again: each with its number, date and file. */
export default function Certificates({ job }: { job: Job }) {
  const isField = isInField(useSignedInUser());
  const { siteId } = job;
  const { data: rows = [], isError, isSuccess } = useQuery(certificatesQuery(job.id));
  const [isAdding, setAdding] = useState(false);
  const [isStarting, setStarting] = useState(false);
  const [edited, setEdited] = useState<Certificate | null>(null);
  const [told, setTold] = useState<Certificate | null>(null);
  // Field workers can't add a property.
  const mayStart = !isField || siteId !== null;
  return (
    <RecordPart
      title={texts.title}
      isEmpty={rows.length === 0}
      aside={
        <span className="no-print -mr-2 flex">
          {mayStart && (
            <Button variant="quiet" icon={PenLine} className="text-small" onClick={() => setStarting(true)}>
              {texts.fillIn}
            </Button>
          )}
          <Button
            variant="quiet"
            icon={Plus}
            className="text-small"
            aria-label={texts.addTitle}
            onClick={() => setAdding(true)}
          >
            {texts.add}
          </Button>
        </span>
      }
    >
      <Card>
        <ul className="divide-y divide-line">
          {rows.map((row) =>
            row.source === 'written' ? (
              <WrittenRow key={row.id} certificate={row} />
            ) : (
              <CertificateRow
                key={row.id}
                certificate={row}
                onEdit={() => setEdited(row)}
                onRemind={isField ? undefined : () => setTold(row)}
              />
            ),
          )}
          {rows.length === 0 && (
            <li className="flex min-h-13 items-center gap-3 px-4 text-muted">
              <BadgeCheck aria-hidden className="size-5 shrink-0" />
              {isSuccess && texts.none}
              {isError && texts.notLoaded}
            </li>
          )}
        </ul>
      </Card>
      {!mayStart && <p className="px-0.5 text-small text-muted">{texts.askForProperty}</p>}
      <Suspense>
        {isStarting && isField && siteId !== null && (
          <StartOwn job={job} siteId={siteId} onClose={() => setStarting(false)} />
        )}
        {isStarting && !isField && (
          <StartSheet
            jobId={job.id}
            clientId={job.clientId}
            location={job.location}
            onClose={() => setStarting(false)}
          />
        )}
        {isAdding && <AddForm jobId={job.id} onClose={() => setAdding(false)} />}
        {edited && <EditForm certificate={edited} onClose={() => setEdited(null)} />}
        {told && <RemindSheet certificate={told} clientId={job.clientId} onClose={() => setTold(null)} />}
      </Suspense>
    </RecordPart>
  );
}
