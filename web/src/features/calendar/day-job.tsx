import { Clock, MapPin, Pencil, UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Job } from '#shared/jobs/contract.ts';
import { Card } from '../../components/card.tsx';
import { mapHref } from '../../components/hrefs.ts';
import { IconButton } from '../../components/icon-button.tsx';
import { Pill } from '../../components/pill.tsx';
import { priorityNames } from '../../data/job-looks.ts';
import { QuickActions } from '../../forms/job/quick-actions.tsx';
import { StatusPill } from '../../forms/job/status-pill.tsx';
import { texts } from './texts.ts';

const linkClass = 'underline decoration-control underline-offset-4 hover:decoration-current';

/** One job of the chosen day, with what can be done next. */
export function DayJob({ job, onEdit }: { job: Job; onEdit: (job: Job) => void }) {
  return (
    <Card className="grid gap-2 p-4">
      <div className="flex items-start justify-between gap-2">
        <h3 className="min-w-0 pt-2 font-strong wrap-anywhere">
          <Link to={`/jobs?id=${job.id}`} className="underline-offset-4 hover:underline">
            {job.title}
          </Link>
        </h3>
        <IconButton
          icon={Pencil}
          label={`${texts.edit} ${job.title}`}
          className="no-print -mr-2"
          onClick={() => onEdit(job)}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Pill tone={job.priority === 'high' ? 'danger' : 'neutral'}>
          {texts.priorityOf(priorityNames[job.priority])}
        </Pill>
        <StatusPill status={job.status} />
      </div>
      <WhoWhenWhere job={job} />
      <div className="no-print mt-1 flex flex-wrap gap-2 empty:hidden *:flex-1">
        <QuickActions job={job} />
      </div>
    </Card>
  );
}

function WhoWhenWhere({ job: { client, startTime, endTime, location } }: { job: Job }) {
  const times = [startTime, endTime].filter(Boolean).join('–');
  const iconClass = 'mt-0.5 size-4 shrink-0 text-muted';
  return (
    <ul className="grid gap-1 text-small *:flex *:gap-2 [&_a]:wrap-anywhere">
      {client && (
        <li>
          <UserRound aria-hidden className={iconClass} />
          <Link to={`/clients?id=${client.id}`} className={linkClass}>
            {client.name}
          </Link>
        </li>
      )}
      {times && (
        <li>
          <Clock aria-hidden className={iconClass} />
          {times}
        </li>
      )}
      {location && (
        <li>
          <MapPin aria-hidden className={iconClass} />
          <a href={mapHref(location)} target="_blank" rel="noreferrer" className={linkClass}>
            {location}
          </a>
        </li>
      )}
    </ul>
  );
}
