import { asLambda } from './gateway/running.ts';

/** Sends letters and runs exports and erasures in this process, as Lambdas do from queues, and resumes what a crash interrupted. */
export async function takeUpWork(): Promise<void> {
  // Imported late: entities read the environment when they load.
  const { enqueue, receiveInBackground, receiveInTurn } = await import('#functions/lib/queue.ts');
  const { handler } = await import('#functions/account/worker.ts');
  const carrier = await import('#functions/carrier/carrier.ts');
  const { requeueWork } = await import('#functions/account/work.ts');
  receiveInBackground('work', asLambda('worker', handler));
  receiveInTurn('letters', asLambda('carrier', carrier.handler));
  await requeueWork();
  await enqueue('letters', [{}]);
}
