import { Ban, CircleCheck, Clock, type LucideIcon, Play } from 'lucide-react';
import type { JobPriority, JobStatus } from '#shared/jobs/status.ts';
import type { PillTone } from '../components/pill.tsx';

interface Look {
  name: string;
  tone: PillTone;
  icon: LucideIcon;
}

/** How each state of a job is named and coloured, wherever jobs are shown. */
export const jobLooks: Record<JobStatus, Look> = {
  pending: { name: 'Pending', tone: 'warning', icon: Clock },
  in_progress: { name: 'In Progress', tone: 'info', icon: Play },
  completed: { name: 'Completed', tone: 'success', icon: CircleCheck },
  cancelled: { name: 'Cancelled', tone: 'neutral', icon: Ban },
};

export const priorityNames: Record<JobPriority, string> = { low: 'Low', medium: 'Medium', high: 'High' };
