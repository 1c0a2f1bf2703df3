import { formatDate, today } from '#shared/dates.ts';
import { isBegun, isTooEarly } from '#shared/jobs/early-start.ts';
import type { JobStatus } from '#shared/jobs/status.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import type { StoredJob } from './entity.ts';

/**
 * Throws 409, with ways forward, if work would start while the customer can still cancel and has not asked for that (CCR reg 36):
 * such work need not be paid for.
 */
export const refuseEarlyStart = (current: StoredJob, to: JobStatus): void => {
  if (!isBegun(to) || !isTooEarly(current, today())) return;
  const message = `The customer can cancel until ${formatDate(current.cancelUntil ?? '')} and hasn’t asked for an early start. Ask them to, using the quote’s link, or mark it as an urgent repair`;
  throw conflict(
    message,
    [
      {
        path: 'startEarly',
        message: 'Send the customer the quote’s link so they can ask for an early start',
      },
      { path: 'urgentRepair', message: 'Did the customer ask for an urgent repair? Tell us first' },
    ],
    'not_lawful',
  );
};
