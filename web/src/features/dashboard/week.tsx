import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { isOn } from '#shared/calendar/days.ts';
import { agendaWhen, readWeekdayDay, sundayOf } from '#shared/calendar/when.ts';
import type { DayJob } from '#shared/dashboard/contract.ts';
import { addDays } from '#shared/dates.ts';
import { Card } from '../../components/card.tsx';
import { texts } from './texts.ts';

const most = 4;

const key = (job: DayJob, date: string): string => {
  const { over, under } = agendaWhen(job, date);
  // Sorts multi-day work first, then by time, those without a time last.
  return under.startsWith('of ') ? ` ${job.title}` : `${over || '~'} ${job.title}`;
};

interface Props {
  /** Undefined until they are known, so that no day claims to be free. */
  jobs: readonly DayJob[] | undefined;
  date: string;
}

/** The week from Sunday to Saturday, one row per day, on a desktop. */
export function Week({ jobs, date }: Props) {
  const sunday = sundayOf(date);
  return (
    <Card className="overflow-hidden text-small">
      <ul aria-label={texts.thisWeek} className="divide-y divide-line">
        {[0, 1, 2, 3, 4, 5, 6].map((at) => {
          const day = addDays(sunday, at);
          return <DayRow key={day} day={day} isToday={day === date} jobs={jobs} />;
        })}
      </ul>
    </Card>
  );
}

function DayRow({ day, isToday, jobs }: Pick<Props, 'jobs'> & { day: string; isToday: boolean }) {
  const todays = (jobs ?? [])
    .filter((job) => isOn(job, day))
    .toSorted((a, b) => (key(a, day) < key(b, day) ? -1 : 1));
  const shown = todays.length > most ? todays.slice(0, most - 1) : todays;
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className={clsx('grid min-h-10 grid-cols-[4.375rem_minmax(0,1fr)] px-4 py-2', isToday && 'bg-sunken')}
    >
      <Link
        to={`/calendar?date=${day}`}
        className={clsx('hover:underline', isToday ? 'font-strong' : 'text-muted')}
      >
        {readWeekdayDay(day)}
      </Link>
      <div className="grid">
        {jobs && todays.length === 0 && <span className="text-muted">{texts.nothing}</span>}
        {shown.map((job) => (
          <DayLine key={job.id} job={job} day={day} />
        ))}
        {shown.length < todays.length && (
          <Link to={`/calendar?date=${day}`} className="w-fit min-h-6 text-muted hover:underline">
            {texts.more(todays.length - shown.length)}
          </Link>
        )}
      </div>
    </li>
  );
}

function DayLine({ job, day }: { job: DayJob; day: string }) {
  const isDone = job.status === 'completed';
  return (
    <Link
      to={`/jobs?id=${job.id}`}
      className={clsx(
        'grid min-h-6 grid-cols-[3.125rem_minmax(0,1fr)] hover:underline',
        isDone && 'text-muted',
      )}
    >
      <span className="text-muted">{agendaWhen(job, day).over}</span>
      <span className="truncate">{isDone ? texts.done(job.title) : job.title}</span>
    </Link>
  );
}
