import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { readNearDay, readTimes } from '#shared/calendar/when.ts';
import type { DayJob } from '#shared/dashboard/contract.ts';
import { today } from '#shared/dates.ts';
import { formatPounds } from '#shared/money.ts';
import { useNow } from '../../components/use-now.ts';
import { NextActs } from './next-acts.tsx';
import type { Plan } from './plan.ts';
import { texts } from './texts.ts';
import { placeOf, shortPlace, standing, timeLine } from './words.ts';

export const nextCardClass =
  'on-brand rounded-card border border-next bg-next px-4 pt-3.5 pb-4 text-on-brand lg:px-5 lg:py-4.5 dark:border-next-line print:border-line';

const everyMs = 15_000;

interface NextProps {
  plan: Plan;
  /** For a user who doesn't plan work. */
  isField?: boolean;
  /** Another step comes first: the card has no lime button. */
  isAfter?: boolean;
}

/** Today's next job, or the first of the following days; if nothing is planned, how to plan it. */
export function NextCard({ plan, isField = false, isAfter = false }: NextProps) {
  const now = useNow(everyMs);
  const date = today(now);
  if (plan.next) {
    const { words, late } = standing(plan.next, now);
    return (
      <Card
        job={plan.next}
        label={words}
        late={late}
        time={timeLine(plan.next, date)}
        acts={<NextActs job={plan.next} now={now} toSet isAfter={isAfter} />}
      />
    );
  }
  const { after } = plan;
  if (!after)
    return <Free title={plan.count > 0 ? texts.nothingMore : texts.nothingToday} isField={isField} />;
  const day = readNearDay(after.scheduledDate ?? date, date);
  return (
    <Card
      job={after}
      label={plan.count > 0 ? texts.nothingMore : texts.nothingToday}
      time={
        <>
          {day} <span className="inline-block">{readTimes(after)}</span>
        </>
      }
      acts={<NextActs job={after} now={now} />}
    />
  );
}

interface CardProps {
  job: DayJob;
  label: string;
  late?: boolean;
  /** Wraps only between day and times. */
  time: ReactNode;
  acts: ReactNode;
}

function Card({ job, label, late, time, acts }: CardProps) {
  const place = placeOf(job);
  const { street, code } = shortPlace(place ?? '');
  return (
    <article
      data-record={`job/${job.id}`}
      aria-label={texts.nextJob}
      className={`${nextCardClass} lg:grid lg:grid-cols-[minmax(0,1fr)_16.5rem] lg:gap-6`}
    >
      <div className="min-w-0">
        <p className="flex items-baseline justify-between gap-3 text-small">
          <span className={late ? 'font-strong text-accent' : 'text-on-brand-muted'}>{label}</span>
          {job.amount !== null && <span className="font-strong">{formatPounds(job.amount)}</span>}
        </p>
        <p className="text-title font-strong tracking-[-0.01em]">{time}</p>
        <h2 className="mt-0.5 text-large font-strong wrap-anywhere">
          <Link
            to={`/jobs?id=${job.id}`}
            className="relative after:absolute after:inset-x-0 after:-inset-y-2.5 hover:underline"
          >
            {job.title}
          </Link>
        </h2>
        <p className="mt-0.5 wrap-anywhere">
          {job.client?.name}
          {street && (
            <span className="text-on-brand-muted">
              {' · '}
              {street}
              {code && <span className="max-[22.5rem]:hidden">, {code}</span>}
            </span>
          )}
        </p>
      </div>
      {acts}
    </article>
  );
}

/** Two options while nothing is planned, neither lime: neither must come next. */
function Free({ title, isField }: { title: string; isField: boolean }) {
  return (
    <article aria-label={texts.nextJob} className={nextCardClass}>
      <h2 className="text-large font-strong">{title}</h2>
      <p className="mt-0.5 text-on-brand-muted">{texts.nothingSoon}</p>
      {!isField && (
        <Link
          to="/jobs?new=1"
          className="no-print mt-3 flex min-h-11 w-fit items-center rounded-control bg-next-raised px-4 font-strong"
        >
          {texts.scheduleJob}
        </Link>
      )}
    </article>
  );
}
