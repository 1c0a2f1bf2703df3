import { clsx } from 'clsx';
import Plus from 'lucide-react/icons/plus';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { Link } from 'react-router-dom';
import { daysOf, isRun } from '#shared/calendar/days.ts';
import { timeAt } from '#shared/calendar/hours.ts';
import { monthOf, readDay } from '#shared/calendar/month.ts';
import { readDayOf, readWeekdayDay } from '#shared/calendar/when.ts';
import { today } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { ListRow } from '../../../components/list-row.tsx';
import { StateWord } from '../../../components/state-word.tsx';
import { jobLooks } from '../../../data/job-looks.ts';
import { agendaOf, readLength } from '../agenda.ts';
import type { CalendarProps } from '../calendar-props.ts';
import { type CardActs, CardMenu } from '../job-card.tsx';
import { texts } from '../texts.ts';
import { useTravel } from '../use-travel.ts';
import type { MoveToDay } from './use-move-to-day.ts';
import { useSwipe } from './use-swipe.ts';

interface Props extends Pick<CalendarProps, 'calendar' | 'ofDay' | 'holidays' | 'onAdd' | 'acts'> {
  week: readonly string[];
  onMove: MoveToDay['hold'];
}

/** The section of a day, to scroll to. */
export const weekDayId = (day: string): string => `week-${day}`;

/** A week day by day: its jobs, each linked, the time free between them, and the free days. A swipe leads to the next. */
export function WeekList({ calendar, week, ofDay, holidays, onAdd, acts, onMove }: Props) {
  const swipe = useSwipe(calendar.stepWeeks);
  const travel = useTravel(ofDay.days, week);
  return (
    <div {...swipe} className="-mx-4 grid touch-pan-y grid-cols-[minmax(0,1fr)] border-b border-line">
      {week.map((day) => (
        <section
          key={day}
          id={weekDayId(day)}
          aria-label={readDay(day)}
          className="scroll-mt-17 not-first:border-t not-first:border-line"
        >
          <Heading
            day={day}
            isFree={!ofDay.days.has(day)}
            holiday={holidays[day]}
            onOpen={() => calendar.open(day)}
            mayAdd={onAdd !== undefined}
          />
          <ul className="@container divide-y divide-line bg-surface">
            {entriesOf(ofDay.days.get(day) ?? [], day).map((entry) =>
              'free' in entry ? (
                <Free key={`free ${entry.free.from}`} {...entry.free} />
              ) : (
                <li key={entry.job.id} data-record={`job/${entry.job.id}`}>
                  <Visit
                    job={entry.job}
                    day={day}
                    clash={ofDay.clashes.get(entry.job.id)}
                    travel={travel.get(day)?.get(entry.job.id)}
                    acts={acts && { ...acts, onMove: (job) => onMove({ job, day }) }}
                  />
                </li>
              ),
            )}
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

/** In the day's order: those without a time are last. */
const entriesOf = (jobs: readonly Job[], day: string) => {
  const { runs, slots, untimed } = agendaOf(jobs, day);
  return [...runs.map((job) => ({ job })), ...slots, ...untimed.map((job) => ({ job }))];
};

function Free({ from, to }: { from: number; to: number }) {
  return (
    <li className="flex gap-2.5 px-4 py-1 text-small text-muted">
      <span className="w-14.5 shrink-0 tabular-nums">{timeAt(from)}</span>
      {texts.free(readLength(to - from))}
    </li>
  );
}

interface VisitProps {
  job: Job;
  day: string;
  clash: string | undefined;
  travel: string | undefined;
  acts: CardActs | undefined;
}

function Visit({ job, day, clash, travel, acts }: VisitProps) {
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
      end={acts && <CardMenu job={job} acts={acts} />}
      second={[dayOf, client?.name, crew].filter(Boolean).join(' · ')}
      state={
        (clash ?? travel) ? (
          // On the narrowest phones the title needs the room more.
          <span className="block @max-[22rem]:max-w-20">
            <StateWord tone={clash ? 'danger' : 'warning'} icon={TriangleAlert}>
              {clash ?? travel}
            </StateWord>
          </span>
        ) : (
          <StateWord tone={tone}>{name}</StateWord>
        )
      }
    />
  );
}
