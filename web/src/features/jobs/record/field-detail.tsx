import { useQuery } from '@tanstack/react-query';
import UsersRound from 'lucide-react/icons/users-round';
import { lazy, Suspense } from 'react';
import { today } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { useSignedInUser } from '../../../api/user.ts';
import { FactRow, FactRows } from '../../../components/fact-rows.tsx';
import { dayQuery } from '../../../data/day.ts';
import { jobQuery } from '../../../data/jobs.ts';
import { JobPhotos } from '../../../forms/photos/photos.tsx';
import { StockPart } from '../stock/stock-part.tsx';
import { texts } from '../texts.ts';
import { ClientRow, PlaceRow, SiteRows, WhenRow } from './facts.tsx';
import { FieldNext } from './field-next.tsx';
import { Notes } from './notes.tsx';
import { StateLine } from './state-line.tsx';

const Certificates = lazy(() => import('../certificates/certificates.tsx'));
const JobClock = lazy(() => import('../../../forms/time/job-clock.tsx'));

/** A job for the person who does it: when, where, for whom, the clock, photos and parts. Prices only if they may see them. */
export default function FieldDetail({ job }: { job: Job }) {
  const employeeId = useSignedInUser().firm?.employeeId;
  // Today's data also has the contact and the address, and is loaded already; for other days the job's own reply does.
  const { data: day } = useQuery(dayQuery(today()));
  const { data: opened } = useQuery(jobQuery(job.id));
  const client = opened?.client ?? day?.jobs.find(({ id }) => id === job.id)?.client;
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
          <ClientRow client={client}>{job.client?.name}</ClientRow>
          {place && <PlaceRow place={place} />}
          {job.site && <SiteRows site={job.site} place={place} />}
          <FactRow icon={UsersRound} name={texts.people}>
            {job.people.map(({ firstName }) => firstName).join(', ')}
          </FactRow>
        </FactRows>
        <JobPhotos job={job} />
        <Notes job={job} />
        <Suspense>
          <Certificates job={job} />
        </Suspense>
        {/* Stock taken so far, before the office knows. */}
        <StockPart job={job} isEmpty>
          <p className="text-muted">{texts.stockHint}</p>
        </StockPart>
        {job.amount === null && <p className="px-0.5 pt-2 text-small text-muted">{texts.noPrices}</p>}
      </div>
    </article>
  );
}

function Header({ job }: { job: Job }) {
  return (
    <header>
      <h2 className="min-w-0 pb-1 text-title wrap-anywhere lg:py-1.5">{job.title}</h2>
      <StateLine job={job} />
    </header>
  );
}
