import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { readInvoice } from '#functions/invoices/joined.ts';
import { passOver } from '#functions/invoices/remind/pass-over.ts';
import { remind } from '#functions/invoices/remind.ts';
import type { Due, DueInvoice } from '#functions/lib/due-index.ts';
import { notOnce } from '#functions/lib/idempotency.ts';
import { logger } from '#functions/lib/log.ts';
import { happened, publish } from '#functions/lib/metrics.ts';
import { firmEntity } from '#functions/lib/tenant/firm-entity.ts';
import { bounded, boundTo } from '#functions/lib/tenant.ts';
import { today } from '#shared/dates.ts';
import { Refusal } from '#shared/kernel/refusal.ts';
import { reminderSteps, stepPassed, usualReminderDays } from '#shared/reminders/steps.ts';
import { hasAccess } from '#shared/subscription/access.ts';

const send = async (due: DueInvoice): Promise<void> => {
  const { data: firm } = await firmEntity.get({ firmId: due.firmId }).go({ consistent: true });
  if (!firm?.remindersOn || !hasAccess(firm, Date.now())) return;
  const { dueDate, reminderStep = 0 } = await readInvoice(due.firmId, due.invoiceId);
  const step = stepPassed(dueDate, today(), firm.reminderDays ?? usualReminderDays);
  if (step > reminderStep) await remind(firm, due.invoiceId, { once: notOnce, step });
  else await passOver(due.firmId, due.invoiceId, stepPassed(dueDate, today(), reminderSteps));
};

const sendDue = async (due: Due): Promise<void> => {
  if ('invoiceId' in due) return send(due);
  if ('quoteId' in due) return (await import('#functions/quotes/follow-up/follow-up.ts')).followUp(due);
  if ('jobId' in due) return (await import('#functions/visits/tell.ts')).tellOfVisit(due);
  if ('tellsOfDues' in due) return (await import('#functions/dues/morning.ts')).tellOfDues(due);
  if ('vatEnd' in due) return (await import('#functions/filing/vat/remind.ts')).remindOfReturn(due);
  if ('tax' in due) return (await import('#functions/filing/connection/warn.ts')).warnOfGrant(due);
};

/** A refusal (paid by now, no address, mail account refuses) is final for today: tomorrow's run tries again. */
const sendOrSettle = async (due: Due): Promise<void> => {
  try {
    await sendDue(due);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    happened('ReminderRefused');
    logger.warn('Not reminded', { ...due, reason: error.message });
  }
};

/** Sends the reminders of a batch, each independently; those that failed for our own reasons return to the queue. */
export const handler = bounded(async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
  const batchItemFailures = [];
  for (const { messageId, body } of Records) {
    const due: Due = JSON.parse(body);
    boundTo({ firms: [due.firmId] });
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
});
