import { clsx } from 'clsx';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { Job } from '#shared/jobs/contract.ts';
import { Pill } from '../../components/pill.tsx';
import { jobLooks, priorityNames } from '../../data/job-looks.ts';
import { texts } from './texts.ts';

interface Props {
  job: Job;
  leads: boolean;
  clash: string | undefined;
  /** `5 min to travel`. */
  travel?: string | undefined;
}

/** A job's status and priority, and who is double-booked or can't get there in time. */
export function CardPills({ job, leads, clash, travel }: Props) {
  const { name, tone, icon } = jobLooks[job.status];
  const onNext = clsx('gap-1! px-2! text-micro!', leads && 'bg-next-raised! text-on-brand!');
  return (
    <>
      <Pill tone={job.priority === 'high' ? 'danger' : 'neutral'} className={onNext}>
        {texts.priorityOf(priorityNames[job.priority])}
      </Pill>
      <Pill tone={tone} icon={icon} className={onNext}>
        {name}
      </Pill>
      {(clash ?? travel) && (
        <Pill
          tone={clash ? 'danger' : 'warning'}
          icon={TriangleAlert}
          className="max-w-full gap-1! px-2! text-micro! whitespace-normal! wrap-anywhere"
        >
          {clash ?? travel}
        </Pill>
      )}
    </>
  );
}
