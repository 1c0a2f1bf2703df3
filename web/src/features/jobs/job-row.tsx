import { clsx } from 'clsx';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { LinkProps } from 'react-router-dom';
import { daysOf } from '#shared/calendar/days.ts';
import { readDayOf, rowWhen } from '#shared/calendar/when.ts';
import { today } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { isOpenJob } from '#shared/jobs/status.ts';
import { DateText } from '../../components/date-text.tsx';
import { ListRow } from '../../components/list-row.tsx';
import { Money } from '../../components/money.tsx';
import { StateWord } from '../../components/state-word.tsx';
import { jobLooks } from '../../data/job-looks.ts';
import { WaitingMark } from '../../waiting/waiting-mark.tsx';
import { texts } from './texts.ts';

interface Props {
  job: Job;
  /** `Sam double-booked`. */
  clash: string | undefined;
  chosen: boolean;
  link: Omit<LinkProps, 'children'>;
}

/** A job in the list; the whole row opens it. */
export function JobRow({ job, clash, chosen, link }: Props) {
  const { title, client, description, amount, status } = job;
  const { name, tone } = jobLooks[status];
  const rest = [client?.name, readDayOf(job, today()), description].filter(Boolean).join(' · ');
  return (
    <ListRow
      chosen={chosen}
      link={link}
      when={<When job={job} />}
      title={title}
      // Here nothing wraps anew when a clash is found, which is once all jobs are loaded.
      second={clash ? <Clash words={clash} rest={rest && ` · ${rest}`} /> : rest}
      sum={amount !== null && <Money pounds={amount} />}
      state={
        <>
          <WaitingMark id={job.id} /> <StateWord tone={tone}>{name}</StateWord>
        </>
      }
    />
  );
}

function Clash({ words, rest }: { words: string; rest: string }) {
  return (
    <>
      <StateWord tone="danger" icon={TriangleAlert}>
        {words}
      </StateWord>
      {rest}
    </>
  );
}

/** Its day above its time, red if overdue; screen readers get all its dates. */
function When({ job }: { job: Job }) {
  const day = today();
  const { over, under } = rowWhen(job, day);
  const days = daysOf(job);
  const isLate = isOpenJob(job.status) && days !== null && days.last < day;
  return (
    <>
      <span
        aria-hidden
        className={clsx(
          'flex flex-col items-baseline gap-x-1.5 @4xl:flex-row print:flex-row',
          isLate && 'text-on-alert',
        )}
      >
        <span className="font-strong">{over}</span>
        <span className={clsx('text-small', !isLate && 'text-muted')}>{under}</span>
      </span>
      <span className="sr-only">
        <Dates job={job} />
      </span>
    </>
  );
}

/** Its start and end; for a job that is only scheduled, its day and times. */
function Dates({ job: { startDate, endDate, scheduledDate, startTime, endTime } }: { job: Job }) {
  const start = startDate ?? (endDate ? null : scheduledDate);
  return (
    <>
      {start && (
        <>
          {startDate ? texts.start : texts.scheduled} <DateText value={start} />{' '}
        </>
      )}
      {endDate && endDate !== start && (
        <>
          {texts.end} <DateText value={endDate} />{' '}
        </>
      )}
      {[startTime, endTime].filter(Boolean).join(' to ')}{' '}
    </>
  );
}
