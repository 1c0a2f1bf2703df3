import { enter } from './environment.ts';
import { PlainError } from './plain-error.ts';
import { runningIn } from './services.ts';

/** The night's upkeep, now and for everybody: the handlers that run in AWS, called directly instead of by queues. */
const run = async (): Promise<void> => {
  enter(runningIn(process.env.FETTLE_DATA || '.local'));
  const { receiveInProcess } = await import('#functions/lib/queue.ts');
  const worker = await import('#functions/account/worker.ts');
  const carrier = await import('#functions/carrier/carrier.ts');
  const recounter = await import('#functions/upkeep/recounter.ts');
  const planner = await import('#functions/upkeep/planner.ts');
  receiveInProcess('work', worker.handler);
  receiveInProcess('letters', carrier.handler);
  receiveInProcess('upkeep', recounter.handler);
  await planner.handler({ everybody: true });
};

run().catch((error) => {
  console.error(error instanceof PlainError ? error.message : error);
  process.exitCode = 1;
});
