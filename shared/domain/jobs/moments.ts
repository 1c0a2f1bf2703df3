import type { JobStatus } from '../../jobs/status.ts';

interface Moments {
  startedAt?: string | null;
  startedBy?: string | null;
  completedAt?: string | null;
  completedBy?: string | null;
}

/** When the work started and ended, and who set it; undoing the start or end clears it. */
export const momentsOf = (
  from: JobStatus,
  to: JobStatus,
  { at, by }: { at: string; by: string | null },
): Moments => {
  const started = { startedAt: at, startedBy: by };
  const open = { completedAt: null, completedBy: null };
  if (to === from) return {};
  if (to === 'completed') return { completedAt: at, completedBy: by };
  if (to === 'in_progress') return { ...(from !== 'completed' && started), ...open };
  return to === 'pending' ? { startedAt: null, startedBy: null, ...open } : {};
};
