import type { Job } from '#shared/jobs/contract.ts';
import type { JobStatus } from '#shared/jobs/status.ts';
import { Money } from '../../../components/money.tsx';
import { Pill } from '../../../components/pill.tsx';
import { jobLooks, priorityNames } from '../../../data/job-looks.ts';
import { WaitingMark } from '../../../waiting/waiting-mark.tsx';
import { texts } from '../texts.ts';

function StatusPill({ status }: { status: JobStatus }) {
  const { name, tone, icon } = jobLooks[status];
  return (
    <Pill tone={tone} icon={icon}>
      {name}
    </Pill>
  );
}

/** A job's status, urgency and price, for those who may see it. */
export function StateLine({ job }: { job: Job }) {
  return (
    <div className="mt-1 flex flex-wrap items-center gap-1.5">
      <StatusPill status={job.status} />
      <WaitingMark id={job.id} />
      <Pill tone={job.priority === 'high' ? 'danger' : 'neutral'}>
        {texts.priorityOf(priorityNames[job.priority])}
      </Pill>
      {job.amount !== null && (
        <Money pounds={job.amount} className="ml-auto text-large font-strong @xl/record:ml-1.5" />
      )}
    </div>
  );
}
