import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import Ban from 'lucide-react/icons/ban';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleCheck from 'lucide-react/icons/circle-check';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import UsersRound from 'lucide-react/icons/users-round';
import { Link } from 'react-router-dom';
import { today } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { isBegun, isTooEarly } from '#shared/jobs/early-start.ts';
import { type JobStatus, nextStatuses } from '#shared/jobs/status.ts';
import { type Act, MoreActs } from '../../components/more-acts.tsx';
import { NextButton } from '../../components/next-act.tsx';
import { useComplete } from '../../forms/charge/use-complete.ts';
import { texts as jobTexts } from '../../forms/job/texts.ts';
import { useStatusChange } from '../../forms/job/use-changes.ts';
import { words } from '../../words.ts';
import { CardFacts } from './card-facts.tsx';
import { CardPills } from './card-pills.tsx';
import { texts } from './texts.ts';

export interface CardActs {
  onEdit: (job: Job) => void;
  onWho: (job: Job) => void;
  onMove?: ((job: Job) => void) | undefined;
}

interface Props {
  job: Job;
  day: string;
  /** Its next step is the day's next: it is on the navy background. */
  leads: boolean;
  /** `Sam twice`. */
  clash: string | undefined;
  /** `5 min to travel`. */
  travel?: string | undefined;
  /** True if its times are shown beside it already. */
  timed?: boolean;
  acts: CardActs | undefined;
}

const icons: Partial<Record<JobStatus, LucideIcon>> = { in_progress: Play, completed: CircleCheck };

/** A job of the chosen day: who and where, its status and next step. */
export function JobCard({ job, day, leads, clash, travel, timed = false, acts }: Props) {
  return (
    <article
      data-clash={clash ? '' : undefined}
      className={clsx(
        'relative grid grid-cols-[minmax(0,1fr)] gap-0.5 rounded-card border py-2.5 pr-1 pl-3.5 keep-together data-clash:border-danger',
        leads ? 'on-brand border-next-line bg-next text-on-brand' : 'border-line bg-surface shadow-rest',
      )}
    >
      <div className="flex items-start gap-1">
        <h3 className="min-w-0 flex-1 pt-0.5 text-base font-strong wrap-anywhere">
          <Link to={`/jobs?id=${job.id}`} className="underline-offset-4 hover:underline">
            {job.title}
          </Link>
        </h3>
        {acts && (
          <div className="-my-2">
            <CardMenu job={job} acts={acts} onNext={leads} />
          </div>
        )}
      </div>
      <CardFacts job={job} day={day} timed={timed} leads={leads} />
      <div className="mt-1.5 flex flex-wrap items-center gap-1.5 pr-2.5">
        <CardPills job={job} leads={leads} clash={clash} travel={travel} />
        {acts && <NextStep job={job} leads={leads} />}
      </div>
    </article>
  );
}

interface MenuProps {
  job: Job;
  acts: CardActs;
  onNext?: boolean;
}

/** A job's actions other than its next step. */
export function CardMenu({ job, acts, onNext = false }: MenuProps) {
  const { change } = useStatusChange();
  const { onEdit, onWho, onMove } = acts;
  const isOpen = nextStatuses[job.status].includes('cancelled');
  const all: Act[] = [
    { label: texts.edit, icon: Pencil, run: () => onEdit(job) },
    ...(onMove ? [{ label: texts.move, icon: CalendarClock, run: () => onMove(job) }] : []),
    ...(isOpen ? [{ label: texts.whoGoes, icon: UsersRound, run: () => onWho(job) }] : []),
    ...(isOpen ? [{ label: words.cancelJob, icon: Ban, run: () => change(job, 'cancelled') }] : []),
  ];
  return <MoreActs label={`${texts.more} ${job.title}`} acts={all} onNext={onNext} />;
}

/** The quick action that advances it; cancelling is in its menu. */
function NextStep({ job, leads }: { job: Job; leads: boolean }) {
  const { change, isPending } = useStatusChange();
  const { complete } = useComplete();
  const next = nextStatuses[job.status].find((status) => status !== 'cancelled');
  if (!next) return null;
  const looks = {
    variant: leads ? 'accent' : 'secondary',
    size: leads ? 'next' : 'usual',
    className: clsx('no-print', leads ? 'mt-1.5 mb-1 w-full' : 'ml-auto gap-1.5! px-3! text-small!'),
  } as const;
  // The job's page says why, and asks.
  if (isBegun(next) && isTooEarly(job, today()))
    return (
      <NextButton look={looks} icon={MessageSquareText} label={words.askEarly} to={`/jobs?id=${job.id}`} />
    );
  return (
    <NextButton
      look={looks}
      icon={icons[next]}
      label={jobTexts.quickActions[next]}
      busy={isPending}
      onClick={() => (next === 'completed' ? complete(job) : change(job, next))}
    />
  );
}
