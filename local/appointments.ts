import { enter } from './environment.ts';
import { PlainError } from './plain-error.ts';
import { runningIn } from './services.ts';

/** The afternoon's mails about tomorrow's visits, now: the handlers that run in AWS, called directly instead of by queues. */
const run = async (): Promise<void> => {
  enter(runningIn(process.env.FETTLE_DATA || '.local'));
  const { receiveInProcess } = await import('#functions/lib/queue.ts');
  const sender = await import('#functions/reminders/sender.ts');
  const carrier = await import('#functions/carrier/carrier.ts');
  const planner = await import('#functions/visits/planner.ts');
  receiveInProcess('reminders', sender.handler);
  receiveInProcess('letters', carrier.handler);
  await planner.handler();
};

run().catch((error) => {
  console.error(error instanceof PlainError ? error.message : error);
  process.exitCode = 1;
});
