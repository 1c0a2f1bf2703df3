import type { LucideIcon } from 'lucide-react';
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Play from 'lucide-react/icons/play';
import type { JobPriority, JobStatus } from '#shared/jobs/status.ts';
import type { PillTone } from '../components/pill.tsx';

interface Look {
  name: string;
  tone: PillTone;
  icon: LucideIcon;
}

/** The name, colour and icon of each job status. */
export const jobLooks: Record<JobStatus, Look> = {
  pending: { name: 'Pending', tone: 'warning', icon: Clock },
  in_progress: { name: 'In Progress', tone: 'info', icon: Play },
  completed: { name: 'Completed', tone: 'success', icon: CircleCheck },
  cancelled: { name: 'Cancelled', tone: 'neutral', icon: Ban },
};

export const priorityNames: Record<JobPriority, string> = { low: 'Low', medium: 'Medium', high: 'High' };
