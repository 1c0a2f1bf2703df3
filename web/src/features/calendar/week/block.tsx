import { clsx } from 'clsx';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { readTimes, readWhen } from '#shared/calendar/when.ts';
import { today } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { pillTones } from '../../../components/pill.tsx';
import { jobLooks } from '../../../data/job-looks.ts';
import type { By } from '../moving/moved.ts';
import { stepOf } from '../moving/use-moving-keys.ts';

/** Starts moving a job by keyboard, with the first key. */
export type Take = (job: Job, by: By, isStretch: boolean) => void;

interface Props {
  job: Job;
  clash: string | undefined;
  /** It is being moved. */
  isHeld: boolean;
  /** False in the all-day row. */
  hasHours: boolean;
  className: string;
  style: CSSProperties;
  onTake: Take;
  onPress: () => void;
  children: ReactNode;
}

/** A movable job in the week: by pointer, by its lower edge, or by the arrow keys when focused. */
export function Block(props: Props) {
  const { job, clash, isHeld, hasHours, className, style, onTake, onPress, children } = props;
  const { name, tone } = jobLooks[job.status];
  const crew = job.people.map(({ firstName }) => firstName).join(', ');
  const said = [job.title, readWhen(job, today()).join(', '), name, job.client?.name, crew, clash];
  // The first arrow starts moving it, and use-moving-keys.ts handles the rest.
  const onKeyDown = (event: KeyboardEvent) => {
    const by = stepOf(event.key, 'week');
    if (!by || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    onTake(job, by, event.shiftKey);
  };
  return (
    <button
      type="button"
      data-block={job.id}
      data-clash={clash ? '' : undefined}
      aria-label={said.filter(Boolean).join(', ')}
      aria-describedby="move-hint"
      title={job.title}
      style={style}
      onClick={onPress}
      onKeyDown={onKeyDown}
      className={clsx(
        '@container absolute flex cursor-grab touch-pan-y flex-col overflow-hidden text-left text-micro wrap-normal select-none data-clash:outline-2 data-clash:-outline-offset-1 data-clash:outline-danger focus-visible:outline-3 focus-visible:outline-focus',
        pillTones[tone],
        isHeld && 'z-10 cursor-grabbing shadow-lifted ring-2 ring-ink',
        job.status === 'cancelled' && 'line-through',
        className,
      )}
    >
      {clash && <span aria-hidden className="clash absolute inset-0" />}
      <span className="relative block w-full">{children}</span>
      <span
        data-edge
        className={clsx(
          'absolute',
          hasHours ? 'inset-x-0 bottom-0 h-2 cursor-ns-resize' : 'inset-y-0 right-0 w-2 cursor-ew-resize',
        )}
      />
    </button>
  );
}

/** A block's text: title, times, client and people. */
export function BlockText({ job, clash }: Pick<Props, 'job' | 'clash'>) {
  const crew = job.people.map(({ firstName }) => firstName).join(', ');
  return (
    // A narrow column has no room for text: only its colour and accessible name remain.
    <span className="block @max-[1.5rem]:hidden">
      <span className="block overflow-hidden leading-3.5 font-strong text-ellipsis font-stretch-85%">
        {job.title}
      </span>
      <span className="block leading-4 font-stretch-85%">{readTimes(job)}</span>
      {clash && (
        <span className="flex items-center gap-1 font-strong text-on-alert font-stretch-85%">
          <TriangleAlert aria-hidden className="size-3.5 shrink-0" />
          <span className="truncate">{clash}</span>
        </span>
      )}
      <span className="block truncate leading-4 font-stretch-85%">
        {[job.client?.name, crew].filter(Boolean).join(' · ')}
      </span>
    </span>
  );
}
