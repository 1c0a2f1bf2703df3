import { setTimeout as wait } from 'node:timers/promises';

/**
 * Exponential back-off with full jitter, as the AWS builders' library advises: up to 10 ms at first, doubling to at most 1.3 s.
 * `attempt` counts from 0.
 */
export const backOff = (attempt: number): Promise<void> =>
  wait(Math.random() * 10 * 2 ** Math.min(attempt, 7));
