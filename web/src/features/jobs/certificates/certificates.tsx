import { useQuery } from '@tanstack/react-query';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useState } from 'react';
import type { Certificate } from '#shared/certificates/contract.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { RecordPart } from '../../../components/record-part.tsx';
import { certificatesQuery } from '../../../data/certificates.ts';
import { certificateTexts as texts } from '../../../forms/certificate/texts.ts';
import { CertificateRow } from './certificate-row.tsx';

const AddForm = lazy(() => import('./add-form.tsx'));
const EditForm = lazy(() => import('./edit-form.tsx'));
const RemindSheet = lazy(() => import('../../../forms/certificate/remind-sheet.tsx'));

/** What a job left behind that falls due again: each with its number, its day and its file. */
export default function Certificates({ job }: { job: Job }) {
  const { data: rows = [], isError, isSuccess } = useQuery(certificatesQuery(job.id));
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<Certificate | null>(null);
  const [told, setTold] = useState<Certificate | null>(null);
  return (
    <RecordPart
      title={texts.title}
      aside={
        <Button
          variant="quiet"
          icon={Plus}
          className="no-print -mr-2 text-small"
          aria-label={texts.addTitle}
          onClick={() => setAdding(true)}
        >
          {texts.add}
        </Button>
      }
    >
      <Card>
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            <CertificateRow
              key={row.id}
              certificate={row}
              onEdit={() => setEdited(row)}
              onRemind={() => setTold(row)}
            />
          ))}
          {rows.length === 0 && (
            <li className="flex min-h-13 items-center gap-3 px-4 text-muted">
              <BadgeCheck aria-hidden className="size-5 shrink-0" />
              {isSuccess && texts.none}
              {isError && texts.notLoaded}
            </li>
          )}
        </ul>
      </Card>
      <Suspense>
        {isAdding && <AddForm jobId={job.id} onClose={() => setAdding(false)} />}
        {edited && <EditForm certificate={edited} onClose={() => setEdited(null)} />}
        {told && <RemindSheet certificate={told} clientId={job.clientId} onClose={() => setTold(null)} />}
      </Suspense>
    </RecordPart>
  );
}
