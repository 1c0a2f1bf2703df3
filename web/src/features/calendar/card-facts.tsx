import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { daysOf, isRun } from '#shared/calendar/days.ts';
import { readDayOf, readDays, readTimes } from '#shared/calendar/when.ts';
import { today } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { mapHref } from '../../components/hrefs.ts';
import { clientQuery } from '../../data/clients.ts';

const linkClass = 'underline decoration-current/40 underline-offset-4 hover:decoration-current';

interface Props {
  job: Job;
  day: string;
  /** True if its times are shown beside it already. */
  timed: boolean;
  /** It is on the navy background. */
  leads: boolean;
}

/** Client, people, time and place of a job; the place links to directions. */
export function CardFacts({ job, day, timed, leads }: Props) {
  const { client, people } = job;
  const days = daysOf(job);
  const run = days && isRun(days) ? `${readDayOf(job, day)}, ${readDays(days, today())}` : '';
  const when = [run, readTimes(job)].filter(Boolean).join(', ');
  const crew = people.map(({ firstName }) => firstName).join(', ');
  return (
    <div
      className={clsx('grid pr-2.5 text-small/6 wrap-anywhere', leads ? 'text-on-brand-muted' : 'text-muted')}
    >
      {client && (
        <p>
          <Link to={`/clients?id=${client.id}`} className={linkClass}>
            {client.name}
          </Link>
          {crew && ` · ${crew}`}
        </p>
      )}
      {when && <p className={clsx(timed && !run && 'sr-only')}>{when}</p>}
      <Place job={job} />
    </div>
  );
}

/** Its own location, or its client's address, which is fetched only if a chosen day's job has none. */
function Place({ job: { location, clientId } }: { job: Job }) {
  const { data: client } = useQuery({ ...clientQuery(clientId), enabled: !location });
  const place = location || client?.address;
  if (!place) return null;
  return (
    <p>
      <a href={mapHref(place)} target="_blank" rel="noreferrer" className={linkClass}>
        {place.split(/\s*\n\s*/).join(', ')}
      </a>
    </p>
  );
}
