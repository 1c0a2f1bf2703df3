import type { QueueName, Receive } from '#functions/lib/queue.ts';
import { enter } from './environment.ts';
import { command } from './plain-error.ts';
import { runningIn } from './services.ts';

/** Runs a scheduled job now, in the running system, calling its handlers directly instead of through queues. */
export const runNow = (
  readers: Partial<Record<QueueName, () => Promise<{ handler: Receive }>>>,
  plan: () => Promise<unknown>,
): void =>
  command(async () => {
    enter(runningIn(process.env.FETTLE_DATA || '.local'));
    const { receiveInProcess } = await import('#functions/lib/queue.ts');
    for (const [queue, reader] of Object.entries(readers))
      receiveInProcess(queue as QueueName, (await reader()).handler);
    await plan();
  });
