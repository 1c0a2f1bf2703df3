import type { EntityItem } from 'electrodb';
import { transactInTurn, type Write, write } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { newId } from '#shared/ids.ts';
import type { LetterStage } from '#shared/invoices/letters.ts';
import { sentLetterEntity } from './entity.ts';

export type StoredLetter = EntityItem<typeof sentLetterEntity>;

/** What a mail was, once it is out. */
export interface MailedOut {
  to: string;
  subject: string;
}

/** Keeps in the transaction of a letter that it went out. */
export const keepLetter = (
  firmId: FirmId,
  invoiceId: number,
  { to, subject }: MailedOut,
  { stage, at }: { stage: LetterStage; at: string },
): Write => write(sentLetterEntity.put({ firmId, invoiceId, id: newId(), at, stage, to, subject }));

/** The letters about an invoice that went out, oldest first. */
export const lettersOf = async (firmId: FirmId, invoiceId: number): Promise<StoredLetter[]> => {
  const { data } = await sentLetterEntity.query
    .byInvoice({ firmId, invoiceId })
    .go({ pages: 'all', consistent: true });
  return data;
};

/** Takes them away after their invoice. */
export const dropLetters = async (firmId: FirmId, invoiceId: number): Promise<void> => {
  const letters = await lettersOf(firmId, invoiceId);
  await transactInTurn(letters.map(({ id }) => write(sentLetterEntity.delete({ firmId, invoiceId, id }))));
};
