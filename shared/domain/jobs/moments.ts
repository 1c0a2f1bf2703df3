import type { JobStatus } from '../../jobs/status.ts';

interface Moments {
  startedAt?: string | null;
  completedAt?: string | null;
}

/** When the work began and ended; who takes the start or the end back has not begun or not ended. */
export const momentsOf = (from: JobStatus, to: JobStatus, at: string): Moments => {
  if (to === from) return {};
  if (to === 'completed') return { completedAt: at };
  if (to === 'in_progress') return { ...(from !== 'completed' && { startedAt: at }), completedAt: null };
  return to === 'pending' ? { startedAt: null, completedAt: null } : {};
};
