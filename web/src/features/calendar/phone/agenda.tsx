import { clsx } from 'clsx';
import Plus from 'lucide-react/icons/plus';
import { Fragment } from 'react';
import { timeAt } from '#shared/calendar/hours.ts';
import { today } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { useNow } from '../../../components/use-now.ts';
import { minuteOfDay } from '../../../data/minute-of-day.ts';
import { agendaOf, leading, readLength, type Slot } from '../agenda.ts';
import type { CalendarProps } from '../calendar-props.ts';
import { type CardActs, JobCard } from '../job-card.tsx';
import { RunBar } from '../run-bar.tsx';
import { texts } from '../texts.ts';

interface Props {
  day: string;
  jobs: readonly Job[];
  /** `Sam twice`, by the job's id. */
  clashes: ReadonlyMap<number, string>;
  /** `5 min to travel`, by the job's id. */
  travel: ReadonlyMap<number, string> | undefined;
  acts: CardActs | undefined;
  onAddAt: CalendarProps['onAdd'];
}

/** A day by the hour: multi-day work above, then each visit at its time, with the gaps between. */
export function Agenda({ day, jobs, clashes, travel, acts, onAddAt }: Props) {
  const { runs, slots, untimed } = agendaOf(jobs, day);
  const isToday = day === today();
  const lead = leading(jobs, isToday);
  const now = minuteOfDay(useNow(30_000, isToday));
  const next = slots.findIndex((slot) => startOf(slot) > now);
  const card = (job: Job, timed: boolean) => (
    <JobCard
      {...{ job, day, timed, acts }}
      leads={job === lead}
      clash={clashes.get(job.id)}
      travel={travel?.get(job.id)}
    />
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {runs.map((job) => (
        <RunBar key={job.id} job={job} day={day} clash={clashes.get(job.id)} acts={acts} />
      ))}
      <ol className="grid gap-2">
        {slots.map((slot, at) => (
          <Fragment key={keyOf(slot)}>
            {isToday && at === (next < 0 ? slots.length : next) && <NowLine minute={now} />}
            <li className={slotClass}>
              {'job' in slot ? (
                <>
                  <Hours job={slot.job} />
                  {card(slot.job, true)}
                </>
              ) : (
                <Free from={slot.free.from} to={slot.free.to} onAdd={onAddAt} />
              )}
            </li>
          </Fragment>
        ))}
        {isToday && next < 0 && slots.length > 0 && <NowLine minute={now} />}
        {untimed.map((job) => (
          <li key={job.id} data-record={`job/${job.id}`} className={slotClass}>
            <span aria-hidden className="pt-2.5 text-micro text-muted large-text:pt-0">
              {texts.anyTime}
            </span>
            {card(job, false)}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Its time is in front, or above if text is large. */
const slotClass =
  'grid grid-cols-[3rem_minmax(0,1fr)] gap-2 large-text:grid-cols-[minmax(0,1fr)] large-text:gap-1';

const startOf = (slot: Slot): number => ('job' in slot ? slot.from : slot.free.from);
const keyOf = (slot: Slot): string => ('job' in slot ? `${slot.job.id}` : `free ${slot.free.from}`);

function Hours({ job: { startTime, endTime } }: { job: Job }) {
  return (
    <span aria-hidden className="pt-2.5 leading-5 font-strong large-text:pt-0">
      {startTime ?? endTime}
      {startTime && endTime && (
        <span className="block text-small font-normal text-muted large-text:ml-1.5 large-text:inline">
          {endTime}
        </span>
      )}
    </span>
  );
}

function Free({ from, to, onAdd }: { from: number; to: number } & Pick<CalendarProps, 'onAdd'>) {
  const time = timeAt(from);
  return (
    <>
      <span className="pt-3 text-small text-muted large-text:pt-0">{time}</span>
      <div className="flex min-h-11 min-w-0 flex-wrap items-center justify-between gap-x-2 text-small text-muted">
        {texts.free(readLength(to - from))}
        {onAdd && (
          <button
            type="button"
            onClick={() => onAdd(time)}
            className="no-print -mr-2 flex min-h-11 items-center gap-1.5 rounded-control px-2 font-strong text-ink hover:bg-sunken"
          >
            <Plus aria-hidden className="size-4" />
            {texts.addJob}
          </button>
        )}
      </div>
    </>
  );
}

function NowLine({ minute }: { minute: number }) {
  return (
    <li className={clsx('no-print -my-1.5 flex items-center gap-2 text-micro font-strong text-on-alert')}>
      <span className="w-12">
        <span className="sr-only">{texts.now} </span>
        {timeAt(minute)}
      </span>
      <span aria-hidden className="h-0.5 flex-1 rounded-full bg-danger" />
    </li>
  );
}
