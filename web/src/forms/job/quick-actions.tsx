import { Ban, CircleCheck, type LucideIcon, Play, RotateCcw } from 'lucide-react';
import type { Job } from '#shared/jobs/contract.ts';
import { type JobStatus, quickActions } from '#shared/jobs/status.ts';
import { Button } from '../../components/button.tsx';
import { texts } from './texts.ts';
import { useStatusChange } from './use-changes.ts';

const icons: Record<JobStatus, LucideIcon> = {
  pending: RotateCcw,
  in_progress: Play,
  completed: CircleCheck,
  cancelled: Ban,
};

/** What can be done next with a job, if anything. */
export function QuickActions({ job }: { job: Job }) {
  const { change, isPending } = useStatusChange();
  return quickActions[job.status].map((status) => (
    <Button
      key={status}
      variant={status === 'cancelled' ? 'secondary' : 'primary'}
      icon={icons[status]}
      disabled={isPending}
      onClick={() => change(job, status)}
    >
      {texts.quickActions[status]}
    </Button>
  ));
}
