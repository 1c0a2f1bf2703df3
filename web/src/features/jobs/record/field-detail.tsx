import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import User from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';
import { lazy, Suspense } from 'react';
import { today } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { useSignedInUser } from '../../../api/user.ts';
import { Button } from '../../../components/button.tsx';
import { FactRow, FactRows } from '../../../components/fact-rows.tsx';
import { Money } from '../../../components/money.tsx';
import { Pill } from '../../../components/pill.tsx';
import { RecordPart } from '../../../components/record-part.tsx';
import { useUrlState } from '../../../components/use-url-state.ts';
import { dayQuery } from '../../../data/day.ts';
import { priorityNames } from '../../../data/job-looks.ts';
import { useWaitingStatus } from '../../../data/waiting-status.ts';
import { StatusPill } from '../../../forms/job/status-pill.tsx';
import { labels } from '../../../forms/job/texts.ts';
import { WaitingMark } from '../../../waiting/waiting-mark.tsx';
import { words } from '../../../words.ts';
import { JobPhotos } from '../photos/photos.tsx';
import { texts } from '../texts.ts';
import { PlaceRow, Reach, WhenRow } from './facts.tsx';
import { FieldNext } from './field-next.tsx';

const JobClock = lazy(() => import('../../../forms/time/job-clock.tsx'));
const UseStock = lazy(() => import('../stock/use-stock.tsx').then((form) => ({ default: form.UseStock })));

/** A job as whoever does it needs it: when, where, for whom, its clock, photos and parts; no money unless it is told. */
export function FieldDetail({ job: told }: { job: Job }) {
  const job = useWaitingStatus()(told);
  const employeeId = useSignedInUser().firm?.employeeId;
  // The day knows whom to call and where to drive.
  const { data } = useQuery(dayQuery(today()));
  const client = data?.jobs.find(({ id }) => id === job.id)?.client;
  const place = job.location ?? client?.address;
  return (
    <article className="@container/record mx-auto max-w-2xl px-4 pb-32 lg:px-7 lg:pt-6 lg:pb-12 print:p-0">
      <Header job={job} />
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-2">
        <FieldNext job={job} phone={client?.phone ?? null} place={place ?? null} />
        {employeeId != null && (
          <Suspense>
            <JobClock job={job} employeeId={employeeId} />
          </Suspense>
        )}
        <FactRows>
          <WhenRow job={job} />
          <FactRow
            icon={User}
            name={labels.clientId}
            second={client?.phone}
            end={client?.phone && <Reach name={client.name} phone={client.phone} />}
          >
            {job.client?.name}
          </FactRow>
          {place && <PlaceRow place={place} />}
          <FactRow icon={Users} name={texts.people}>
            {job.people.map(({ firstName }) => firstName).join(', ')}
          </FactRow>
        </FactRows>
        {job.description && (
          <RecordPart title={texts.notes}>
            <p className="whitespace-pre-line wrap-anywhere">{job.description}</p>
          </RecordPart>
        )}
        <JobPhotos job={job} />
        <Stock job={job} />
        {job.amount === null && <p className="px-0.5 pt-2 text-small text-muted">{texts.noPrices}</p>}
      </div>
    </article>
  );
}

function Header({ job }: { job: Job }) {
  return (
    <header>
      <h2 className="min-w-0 pb-1 text-title wrap-anywhere lg:py-1.5">{job.title}</h2>
      <div className="mt-1 flex flex-wrap items-center gap-1.5">
        <StatusPill status={job.status} />
        <WaitingMark id={job.id} />
        <Pill tone={job.priority === 'high' ? 'danger' : 'neutral'}>
          {texts.priorityOf(priorityNames[job.priority])}
        </Pill>
        {job.amount !== null && (
          <Money pounds={job.amount} className="ml-auto text-large font-strong @xl/record:ml-1.5" />
        )}
      </div>
    </header>
  );
}

/** Parts are taken here; what was taken before the office knows. */
function Stock({ job }: { job: Job }) {
  const [isOpen, open] = useUrlState('use', { push: true });
  return (
    <RecordPart
      title={texts.used}
      aside={
        <Button variant="quiet" icon={Plus} className="no-print -mr-2 text-small" onClick={() => open('1')}>
          {words.useStock}
        </Button>
      }
    >
      <p className="text-muted">{texts.stockHint}</p>
      <Suspense>{isOpen && <UseStock job={job} onClose={() => open('')} />}</Suspense>
    </RecordPart>
  );
}
