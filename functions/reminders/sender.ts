import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { userEntity } from '#functions/auth/entity.ts';
import { readInvoice } from '#functions/invoices/joined.ts';
import { remind } from '#functions/invoices/remind.ts';
import { Refusal } from '#functions/lib/errors.ts';
import { notOnce } from '#functions/lib/idempotency.ts';
import { logger } from '#functions/lib/log.ts';
import { happened, publish } from '#functions/lib/metrics.ts';
import { today } from '#shared/dates.ts';
import { stepPassed } from '#shared/reminders/steps.ts';
import { hasAccess } from '#shared/subscription/access.ts';
import type { DueInvoice } from './due-index.ts';

const send = async (due: DueInvoice): Promise<void> => {
  const { data: user } = await userEntity.get({ userId: due.userId }).go({ consistent: true });
  if (!user?.remindersOn || !hasAccess(user, Date.now())) return;
  const { dueDate } = await readInvoice(due.userId, due.invoiceId);
  const step = stepPassed(dueDate, today());
  if (step === 0) return;
  await remind(user, due.invoiceId, { once: notOnce, step });
};

/** A refusal (paid by now, no address, the user's mail account will not) is settled: tomorrow's run looks again. */
const sendOrSettle = async (due: DueInvoice): Promise<void> => {
  try {
    await send(due);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    happened('ReminderRefused');
    logger.warn('Not reminded', { ...due, reason: error.message });
  }
};

/** Sends the reminders of a batch, each by itself; those that failed for our own reasons go back to the queue. */
export const handler = async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
  const batchItemFailures = [];
  for (const { messageId, body } of Records) {
    const due: DueInvoice = JSON.parse(body);
    try {
      await sendOrSettle(due);
    } catch (error) {
      logger.error('A reminder failed', {
        ...due,
        reason: error instanceof Error ? error.stack : String(error),
      });
      batchItemFailures.push({ itemIdentifier: messageId });
    }
  }
  publish();
  return { batchItemFailures };
};
