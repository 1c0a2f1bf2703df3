import { clsx } from 'clsx';
import Plus from 'lucide-react/icons/plus';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { Link } from 'react-router-dom';
import { daysOf, isRun } from '#shared/calendar/days.ts';
import { monthOf, readDay } from '#shared/calendar/month.ts';
import { readDayOf, readWeekdayDay } from '#shared/calendar/when.ts';
import { today } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { ListRow } from '../../../components/list-row.tsx';
import { StateWord } from '../../../components/state-word.tsx';
import { jobLooks } from '../../../data/job-looks.ts';
import type { CalendarProps } from '../calendar-props.ts';
import { texts } from '../texts.ts';
import { useSwipe } from './use-swipe.ts';

interface Props extends Pick<CalendarProps, 'calendar' | 'ofDay' | 'holidays' | 'onAdd'> {
  week: readonly string[];
}

/** A week day by day: its jobs, each linked, and the free days. A swipe leads to the next. */
export function WeekList({ calendar, week, ofDay, holidays, onAdd }: Props) {
  const swipe = useSwipe(calendar.stepWeeks);
  return (
    <div {...swipe} className="-mx-4 grid touch-pan-y grid-cols-[minmax(0,1fr)] border-b border-line">
      {week.map((day) => (
        <section key={day} aria-label={readDay(day)} className="border-t border-line">
          <Heading
            day={day}
            isFree={!ofDay.days.has(day)}
            holiday={holidays[day]}
            onOpen={() => calendar.open(day)}
            mayAdd={onAdd !== undefined}
          />
          <ul className="@container divide-y divide-line bg-surface">
            {(ofDay.days.get(day) ?? []).map((job) => (
              <li key={job.id} data-record={`job/${job.id}`}>
                <Visit job={job} day={day} clash={ofDay.clashes.get(job.id)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface HeadingProps {
  day: string;
  isFree: boolean;
  holiday: string | undefined;
  onOpen: () => void;
  mayAdd: boolean;
}

function Heading({ day, isFree, holiday, onOpen, mayAdd }: HeadingProps) {
  const isToday = day === today();
  return (
    <div className="flex items-center gap-3 pr-1 pl-4">
      <h3 className="text-small font-strong">
        <button
          type="button"
          aria-current={isToday ? 'date' : undefined}
          aria-label={texts.openDay(readDay(day))}
          onClick={onOpen}
          className="min-h-11"
        >
          <span
            className={clsx(isToday && 'rounded-full bg-next px-2.5 py-1 text-accent dark:bg-next-raised')}
          >
            {readWeekdayDay(day)}
          </span>
        </button>
      </h3>
      <p className="min-w-0 flex-1 truncate text-small text-muted">{holiday ?? (isFree && texts.nothing)}</p>
      {mayAdd && (
        <Link
          to={`/calendar?view=week&date=${day}&month=${monthOf(day)}&new=1`}
          aria-label={texts.addOn(readDay(day))}
          className="no-print grid size-11 place-items-center rounded-control text-muted hover:bg-sunken"
        >
          <Plus aria-hidden className="size-5" />
        </Link>
      )}
    </div>
  );
}

function Visit({ job, day, clash }: { job: Job; day: string; clash: string | undefined }) {
  const { id, title, status, startTime, endTime, client, people } = job;
  const days = daysOf(job);
  const { name, tone } = jobLooks[status];
  const crew = people.map(({ firstName }) => firstName).join(', ');
  const dayOf = days && isRun(days) && readDayOf(job, day);
  return (
    <ListRow
      chosen={false}
      link={{ to: `/jobs?id=${id}` }}
      when={
        <span className="block text-small font-strong tabular-nums">
          {startTime ?? endTime ?? texts.anyTime}
          {startTime && endTime && <span className="block font-normal text-muted">{endTime}</span>}
        </span>
      }
      title={title}
      second={[dayOf, client?.name, crew].filter(Boolean).join(' · ')}
      state={
        clash ? (
          <StateWord tone="danger" icon={TriangleAlert}>
            {clash}
          </StateWord>
        ) : (
          <StateWord tone={tone}>{name}</StateWord>
        )
      }
    />
  );
}
