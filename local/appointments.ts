import { runNow } from './run-now.ts';

/** Sends the afternoon's mails about tomorrow's visits. */
runNow(
  {
    reminders: () => import('#functions/reminders/sender.ts'),
    letters: () => import('#functions/carrier/carrier.ts'),
  },
  async () => (await import('#functions/visits/planner.ts')).handler(),
);
