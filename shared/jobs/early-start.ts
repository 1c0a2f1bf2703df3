import { mayStart } from '../uk/early-start.ts';
import type { JobStatus } from './status.ts';

/** The fields that decide whether a job's work may start. */
export interface BeforeStart {
  status: JobStatus;
  /** The last day on which the customer, a consumer, may cancel. */
  cancelUntil?: string | null | undefined;
  /** They asked for work to start before then. */
  startEarly?: boolean | undefined;
  urgentRepair?: unknown;
}

export const isBegun = (status: JobStatus): boolean => status === 'in_progress' || status === 'completed';

/**
 * True if a job must not be started yet: its customer may still cancel and has not asked for an early start (CCR reg 36), so work
 * done would not have to be paid for. `today` is a calendar date in Europe/London.
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
