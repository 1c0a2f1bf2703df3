import { asLambda } from './gateway/running.ts';

/** Does exports and erasures in this process, as a Lambda does them from a queue, and goes on with what a crash left. */
export async function takeUpWork(): Promise<void> {
  // Entities read the environment when they are loaded, so not before it is set.
  const { receiveInBackground } = await import('#functions/lib/queue.ts');
  const { handler } = await import('#functions/account/worker.ts');
  const { requeueWork } = await import('#functions/account/work.ts');
  receiveInBackground('work', asLambda('worker', handler));
  await requeueWork();
}
