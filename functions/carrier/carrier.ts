import type { SQSBatchResponse } from 'aws-lambda';
import { publish } from '#functions/lib/metrics.ts';
import { enqueue } from '#functions/lib/queue.ts';
import { bounded } from '#functions/lib/tenant.ts';
import { nextLetterIn, sendLetters } from './round.ts';

/** The duration of a round in milliseconds: well within the limit in infra/app/queues.ts, even with the slowest mail server. */
const roundMs = 4 * 60 * 1000;
/** The maximum delay of an SQS message, in seconds. */
const mostSeconds = 900;

/**
 * Sends queued emails, whichever trigger arrived, and schedules another run for those that can't be sent yet. The messages carry
 * no content: of several triggers, the first run does all the work.
 */
export const handler = bounded(async (): Promise<SQSBatchResponse> => {
  await sendLetters(Date.now() + roundMs);
  const ms = await nextLetterIn();
  if (ms !== undefined)
    await enqueue('letters', [{}], Math.min(mostSeconds, Math.max(1, Math.ceil(ms / 1000))));
  publish();
  return { batchItemFailures: [] };
});
