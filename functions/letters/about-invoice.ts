import { transactInTurn, type Write, write } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { LetterStage } from '#shared/letters/stages.ts';
import { invoiceLetterEntity } from './invoice-entity.ts';
import type { MailedOut } from './send-or-wait.ts';

/** The write that records an email, for the transaction that it belongs to. */
export const keepLetter = (
  firmId: FirmId,
  invoiceId: number,
  mailed: MailedOut,
  { stage, at }: { stage: LetterStage; at: string },
): Write => write(invoiceLetterEntity.put({ firmId, invoiceId, at, stage, ...mailed }));

/** The emails about an invoice, oldest first. */
export const lettersOf = async (firmId: FirmId, invoiceId: number) => {
  const { data } = await invoiceLetterEntity.query
    .byInvoice({ firmId, invoiceId })
    .go({ pages: 'all', consistent: true });
  return data;
};

/** Deletes them after their invoice. */
export const dropLetters = async (firmId: FirmId, invoiceId: number): Promise<void> => {
  const letters = await lettersOf(firmId, invoiceId);
  await transactInTurn(letters.map(({ id }) => write(invoiceLetterEntity.delete({ firmId, invoiceId, id }))));
};
