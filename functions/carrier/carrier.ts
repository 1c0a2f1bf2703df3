import type { SQSBatchResponse } from 'aws-lambda';
import { publish } from '#functions/lib/metrics.ts';
import { enqueue } from '#functions/lib/queue.ts';
import { bounded } from '#functions/lib/tenant.ts';
import { nextLetterIn, sendLetters } from './round.ts';

/** Well within what infra/app/queues.ts lets it take, with the slowest mail server under way; milliseconds. */
const roundMs = 4 * 60 * 1000;
/** SQS puts a message off for no longer; seconds. */
const mostSeconds = 900;

/**
 * Sends the letters that wait, whoever called for them, and has itself called again for those that cannot go yet. What it is called with
 * says nothing: of calls that come together the first does the work of all.
 */
export const handler = bounded(async (): Promise<SQSBatchResponse> => {
  await sendLetters(Date.now() + roundMs);
  const ms = await nextLetterIn();
  if (ms !== undefined)
    await enqueue('letters', [{}], Math.min(mostSeconds, Math.max(1, Math.ceil(ms / 1000))));
  publish();
  return { batchItemFailures: [] };
});
