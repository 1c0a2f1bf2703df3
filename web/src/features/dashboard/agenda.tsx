import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { agendaWhen } from '#shared/calendar/when.ts';
import type { DayJob } from '#shared/dashboard/contract.ts';
import { formatPounds } from '#shared/money.ts';
import { Card } from '../../components/card.tsx';
import { jobLooks } from '../../data/job-looks.ts';
import { WaitingMark } from '../../waiting/waiting-mark.tsx';
import type { Plan } from './plan.ts';
import { texts } from './texts.ts';
import { placeOf, shortPlace } from './words.ts';

// The day renders before double-bookings are marked.
const Twice = lazy(() => import('./twice.tsx'));

/** The rest of the day, in its order. */
export function Agenda({ plan, date }: { plan: Plan; date: string }) {
  const { next, later } = plan;
  if (later.length === 0) return null;
  const all = next ? [next, ...later] : later;
  return (
    <section>
      <h2 className="pb-1.5 text-small font-strong">{texts.laterToday}</h2>
      <Card className="overflow-hidden">
        <ul aria-label={texts.laterToday}>
          {later.map((job) => (
            <li key={job.id} data-record={`job/${job.id}`} className="group">
              <AgendaRow job={job} date={date} all={all} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

interface RowProps {
  job: DayJob;
  date: string;
  /** All of the day's jobs, to find double-bookings. */
  all: readonly DayJob[];
}

function AgendaRow({ job, date, all }: RowProps) {
  const { over, under } = agendaWhen(job, date);
  const crew = job.people.map(({ firstName }) => firstName).join(', ');
  const { street } = shortPlace(placeOf(job) ?? '');
  return (
    <Link
      to={`/jobs?id=${job.id}`}
      className="relative grid min-h-14 grid-cols-[3.625rem_minmax(0,1fr)_auto] items-center gap-x-2.5 large-text:grid-cols-1 px-4 py-1.75 transition-colors before:absolute before:top-0 before:right-0 before:left-21 large-text:before:left-4 before:h-px before:bg-line group-first:before:hidden hover:bg-sunken/50 focus-visible:-outline-offset-3"
    >
      <span className="leading-5.5 font-strong whitespace-nowrap">
        {over}
        <span className="block text-small font-normal text-muted">{under}</span>
      </span>
      <span className="min-w-0">
        <span className="block font-strong wrap-anywhere">{job.title}</span>
        <span className="block truncate text-small text-muted">
          {[[job.client?.name, street].filter(Boolean).join(', '), crew].filter(Boolean).join(' · ')}
        </span>
      </span>
      <Suspense fallback={<State job={job} />}>
        <Twice job={job} date={date} all={all}>
          <State job={job} />
        </Twice>
      </Suspense>
    </Link>
  );
}

/** Only an icon on a phone, where the title needs the room; with its text beside the amount on a desktop. */
function State({ job }: { job: DayJob }) {
  const { name, icon: Icon, tone } = jobLooks[job.status];
  const colour = tone === 'info' ? 'text-on-info' : 'text-on-warning';
  return (
    <span className="flex items-center gap-6">
      <WaitingMark id={job.id} />
      <span className={`flex items-center gap-1 text-micro font-strong ${colour}`}>
        <Icon aria-hidden className="size-5 lg:size-4" />
        <span className="max-lg:sr-only">{name}</span>
      </span>
      {job.amount !== null && (
        <span className="min-w-21 text-right whitespace-nowrap max-lg:hidden">
          {formatPounds(job.amount)}
        </span>
      )}
    </span>
  );
}
