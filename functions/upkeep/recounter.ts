import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { logger } from '#functions/lib/log.ts';
import { publish } from '#functions/lib/metrics.ts';
import { bounded, boundTo } from '#functions/lib/tenant.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { recountFirm } from './recount.ts';

/** Recounts the firms of a batch one after another; those whose records kept changing return to the queue. */
export const handler = bounded(async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
  const batchItemFailures = [];
  for (const { messageId, body } of Records) {
    const { firmId }: { firmId: FirmId } = JSON.parse(body);
    boundTo({ firms: [firmId] });
    try {
      await recountFirm(firmId);
    } catch (error) {
      const reason = error instanceof Error ? error.stack : String(error);
      logger.error('A recount failed', { firmId, reason });
      batchItemFailures.push({ itemIdentifier: messageId });
    }
  }
  publish();
  return { batchItemFailures };
});
