import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode } from 'react';
import type { DayJob } from '#shared/dashboard/contract.ts';
import { clashesIn, clashWords } from '#shared/jobs/clashes.ts';

interface Props {
  job: DayJob;
  date: string;
  all: readonly DayJob[];
  /** Shown if nobody is double-booked. */
  children: ReactNode;
}

/** Who is double-booked. */
export default function Twice({ job, date, all, children }: Props) {
  const [clash] = clashesIn(all, date, date).get(job.id) ?? [];
  if (!clash) return children;
  return (
    <span className="flex max-w-36 max-[22.5rem]:max-w-20 items-center gap-1 text-micro wrap-anywhere large-text:max-w-full font-strong text-on-alert">
      <TriangleAlert aria-hidden className="size-4 shrink-0" />
      {clashWords(clash)}
    </span>
  );
}
