import { mayStart } from '../uk/early-start.ts';
import type { JobStatus } from './status.ts';

/** What decides whether a job's work may begin. */
export interface BeforeStart {
  status: JobStatus;
  /** The last day on which its customer, a consumer, may cancel. */
  cancelUntil?: string | null | undefined;
  /** They asked for the work to begin before then. */
  startEarly?: boolean | undefined;
  urgentRepair?: unknown;
}

export const isBegun = (status: JobStatus): boolean => status === 'in_progress' || status === 'completed';

/**
 * Whether a job that has not begun must not yet: its customer may still cancel and has not asked for it (CCR reg 36), and done so
 * it need not be paid for. `today` is a calendar date in Europe/London.
 */
export const isTooEarly = (
  { status, cancelUntil, startEarly = false, urgentRepair }: BeforeStart,
  today: string,
): boolean =>
  !isBegun(status) &&
  Boolean(cancelUntil) &&
  !mayStart({
    today,
    cancelUntil: cancelUntil ?? null,
    requested: startEarly,
    isUrgentRepair: Boolean(urgentRepair),
  });
