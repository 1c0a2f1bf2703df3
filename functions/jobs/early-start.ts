import { conflict } from '#functions/lib/errors.ts';
import { formatDate, today } from '#shared/dates.ts';
import { isBegun, isTooEarly } from '#shared/jobs/early-start.ts';
import type { JobStatus } from '#shared/jobs/status.ts';
import type { StoredJob } from './joined.ts';

/**
 * Throws 409 with the ways on where work would begin while its customer may still cancel and has not asked for that (CCR reg 36): done
 * so, it need not be paid for.
 */
export const refuseEarlyStart = (current: StoredJob, to: JobStatus): void => {
  if (!isBegun(to) || !isTooEarly(current, today())) return;
  const message = `The customer may cancel until ${formatDate(current.cancelUntil ?? '')} and has not asked you to begin before. Ask them to, by the link to the quote, or say that it is an urgent repair`;
  throw conflict(
    message,
    [
      {
        path: 'startEarly',
        message: 'Ask the customer to tick it on the page of the quote: copy its link and send it',
      },
      { path: 'urgentRepair', message: 'Say that the customer asked for an urgent repair' },
    ],
    'not_lawful',
  );
};
