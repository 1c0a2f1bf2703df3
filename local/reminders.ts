import { runNow } from './run-now.ts';

/** The morning’s reminders. */
runNow(
  {
    reminders: () => import('#functions/reminders/sender.ts'),
    letters: () => import('#functions/carrier/carrier.ts'),
  },
  async () => (await import('#functions/reminders/planner.ts')).handler(),
);
