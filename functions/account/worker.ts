import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { logger } from '#functions/lib/log.ts';
import { happened, publish } from '#functions/lib/metrics.ts';
import { bounded, boundTo } from '#functions/lib/tenant.ts';
import { beat, type Work } from './work.ts';

/**
 * After this many attempts an export or a file for the books is given up. An erasure never is: the queue moves it to its dead-
 * letter queue, which raises an alarm.
 */
const mostTries = 3;

const isLastTry = ({ attributes }: SQSRecord): boolean =>
  Number(attributes?.ApproximateReceiveCount ?? mostTries) >= mostTries;

const runOf = async (work: Work): Promise<void> => {
  if (work.kind === 'erase') return (await import('./eraser.ts')).runErase(work.of);
  if (work.kind === 'export') return (await import('./exporter.ts')).runExport(work.of);
  return (await import('#functions/books/run.ts')).runBooks(work.of);
};

const events = { export: 'ExportReady', erase: 'AccountErased', books: undefined } as const;

/** Gives up work that may be abandoned, which an erasure may not. */
const giveUp = async (work: Work): Promise<boolean> => {
  if (work.kind === 'export') await (await import('./exporter.ts')).giveUpExport(work.of);
  else if (work.kind === 'books') await (await import('#functions/books/run.ts')).giveUpBooks(work.of);
  else return false;
  return true;
};

const run = async (work: Work): Promise<void> => {
  boundTo(work.kind === 'erase' ? { userId: work.of } : { firms: [work.of] });
  await beat(work);
  await runOf(work);
  const event = events[work.kind];
  if (event) happened(event);
};

const settle = async (record: SQSRecord, work: Work, error: unknown): Promise<boolean> => {
  logger.error('Work failed', { ...work, reason: error instanceof Error ? error.stack : String(error) });
  return isLastTry(record) && giveUp(work);
};

/**
 * Does work that takes longer than a call may: exports, erasures and files for the books, one after another. Failed ones return to
 * the queue.
 */
export const handler = bounded(async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
  const batchItemFailures = [];
  for (const record of Records) {
    const work: Work = JSON.parse(record.body);
    try {
      await run(work);
    } catch (error) {
      if (!(await settle(record, work, error))) batchItemFailures.push({ itemIdentifier: record.messageId });
    }
  }
  publish();
  return { batchItemFailures };
});
