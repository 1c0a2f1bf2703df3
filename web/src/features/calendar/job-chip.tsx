import { clsx } from 'clsx';
import { pillTones } from '../../components/pill.tsx';
import { jobLooks } from '../../data/job-looks.ts';
import type { Chip } from './month-cells.ts';

interface Props {
  chip: Chip;
  dimmed: boolean;
  isHeld: boolean;
}

/** A job in the month, in its status's colours; multi-day work spans its days. */
export function JobChip({ chip: { job, run }, dimmed, isHeld }: Props) {
  const { id, title, status } = job;
  const { name, tone } = jobLooks[status];
  const said = <span className="sr-only"> ({name})</span>;
  const look = clsx(
    'block cursor-grab text-micro leading-3.25 font-stretch-75%',
    pillTones[tone],
    dimmed ? 'opacity-85' : 'font-strong',
    status === 'cancelled' && 'line-through',
    isHeld && 'relative z-10 shadow-lifted ring-2 ring-ink',
  );
  if (!run) {
    return (
      <span data-job={id} title={title} className={clsx(look, 'rounded-small px-1 py-px')}>
        <span className="line-clamp-2 text-ellipsis wrap-normal hyphens-auto large-text:sr-only">
          {title}
        </span>
        <Bar />
        {said}
      </span>
    );
  }
  const { isFirst, isLast, span } = run;
  return (
    <span
      data-job={id}
      title={title}
      className={clsx(
        look,
        'h-4',
        isFirst ? 'rounded-l-small' : '-ml-0.5 lg:-ml-1',
        isLast ? 'rounded-r-small' : '-mr-0.5 lg:-mr-1',
      )}
    >
      {span > 0 ? (
        <span
          className="pointer-events-none relative z-1 block truncate px-1 leading-4 large-text:sr-only"
          style={{ width: `${span * 100}%` }}
        >
          {title}
        </span>
      ) : (
        <span className="sr-only">{title}</span>
      )}
      {said}
    </span>
  );
}

/** If text is so large that a title wouldn't fit, shows only the status's colour; the titles are with the chosen day. */
function Bar() {
  return <span aria-hidden className="my-1 hidden h-1.5 rounded-full bg-current large-text:block" />;
}
