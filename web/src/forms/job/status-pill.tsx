import type { JobStatus } from '#shared/jobs/status.ts';
import { Pill } from '../../components/pill.tsx';
import { jobLooks } from '../../data/job-looks.ts';

export function StatusPill({ status }: { status: JobStatus }) {
  const { name, tone, icon } = jobLooks[status];
  return (
    <Pill tone={tone} icon={icon}>
      {name}
    </Pill>
  );
}
