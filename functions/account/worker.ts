import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { logger } from '#functions/lib/log.ts';
import { happened, publish } from '#functions/lib/metrics.ts';
import type { WorkKind } from './entity.ts';
import { beat, type Work } from './work.ts';

/** After so many tries an export or a file for the books is given up; an erasure never is: the queue hands it to its dead letters, and an alarm rings. */
const mostTries = 3;

const isLastTry = ({ attributes }: SQSRecord): boolean =>
  Number(attributes?.ApproximateReceiveCount ?? mostTries) >= mostTries;

const runs: Record<WorkKind, (userId: string) => Promise<void>> = {
  export: async (userId) => (await import('./exporter.ts')).runExport(userId),
  erase: async (userId) => (await import('./eraser.ts')).runErase(userId),
  books: async (userId) => (await import('#functions/books/run.ts')).runBooks(userId),
};
const events = { export: 'ExportReady', erase: 'AccountErased', books: undefined } as const;

/** What may be given up: an erasure is not. */
const givingUp: Partial<Record<Work['kind'], (userId: string) => Promise<void>>> = {
  export: async (userId) => (await import('./exporter.ts')).giveUpExport(userId),
  books: async (userId) => (await import('#functions/books/run.ts')).giveUpBooks(userId),
};

const run = async (work: Work): Promise<void> => {
  if (work.kind === 'letter') return (await import('#functions/letters/deliver.ts')).deliver(work);
  const { kind, userId } = work;
  await beat({ kind, userId });
  await runs[kind](userId);
  const event = events[kind];
  if (event) happened(event);
};

const settle = async (record: SQSRecord, work: Work, error: unknown): Promise<boolean> => {
  logger.error('Work failed', { ...work, reason: error instanceof Error ? error.stack : String(error) });
  const giveUp = givingUp[work.kind];
  if (!giveUp || !isLastTry(record)) return false;
  await giveUp(work.userId);
  return true;
};

/** Does what takes longer than a call may: one export, erasure, file for the books or letter after the other. What failed goes back to the queue. */
export const handler = async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
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
};
