import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { logger } from '#functions/lib/log.ts';
import { happened, publish } from '#functions/lib/metrics.ts';
import { beat, type Work } from './work.ts';

/** After so many tries an export is given up; an erasure never is: the queue hands it to its dead letters, and an alarm rings. */
const exportTries = 3;

const isLastTry = ({ attributes }: SQSRecord): boolean =>
  Number(attributes?.ApproximateReceiveCount ?? exportTries) >= exportTries;

const run = async (work: Work): Promise<void> => {
  if (work.kind === 'letter') return (await import('#functions/letters/deliver.ts')).deliver(work);
  const { kind, userId } = work;
  await beat({ kind, userId });
  if (kind === 'erase') await (await import('./eraser.ts')).runErase(userId);
  else await (await import('./exporter.ts')).runExport(userId);
  happened(kind === 'erase' ? 'AccountErased' : 'ExportReady');
};

const settle = async (record: SQSRecord, work: Work, error: unknown): Promise<boolean> => {
  logger.error('Work failed', { ...work, reason: error instanceof Error ? error.stack : String(error) });
  if (work.kind !== 'export' || !isLastTry(record)) return false;
  await (await import('./exporter.ts')).giveUpExport(work.userId);
  return true;
};

/** Does what takes longer than a call may: one export, erasure or letter after the other. What failed goes back to the queue. */
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
