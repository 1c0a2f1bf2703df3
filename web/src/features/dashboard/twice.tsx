import { clsx } from 'clsx';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode } from 'react';
import { shortTravel } from '#shared/board/gaps.ts';
import type { DayJob } from '#shared/dashboard/contract.ts';
import { clashesIn, clashWords } from '#shared/jobs/clashes.ts';
import { travelWords } from '../../data/travel-words.ts';
import { placeOf } from './words.ts';

interface Props {
  job: DayJob;
  date: string;
  all: readonly DayJob[];
  /** Shown if nobody is double-booked. */
  children: ReactNode;
}

/** Who is double-booked, or how little time there is to get there. */
export default function Twice({ job, date, all, children }: Props) {
  const [clash] = clashesIn(all, date, date).get(job.id) ?? [];
  const visits = all.map((each) => ({ ...each, place: placeOf(each) ?? null }));
  const travel = clash ? undefined : shortTravel(visits, date).get(job.id);
  if (!clash && travel === undefined) return children;
  return (
    <span
      className={clsx(
        'flex max-w-36 max-[22.5rem]:max-w-20 items-center gap-1 text-micro wrap-anywhere large-text:max-w-full font-strong',
        clash ? 'text-on-alert' : 'text-on-warning',
      )}
    >
      <TriangleAlert aria-hidden className="size-4 shrink-0" />
      {clash ? clashWords(clash) : travelWords(travel ?? 0)}
    </span>
  );
}
