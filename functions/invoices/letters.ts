import { lettersOf } from '#functions/letters/about-invoice.ts';
import { shownLetters } from '#shared/domain/letters/shown.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { DocumentLetter } from '#shared/letters/letter.ts';
import { readInvoice } from './joined.ts';

/** The emails sent about an invoice, newest first. Throws 404. */
export const listLetters = async (firmId: FirmId, id: number): Promise<DocumentLetter[]> => {
  const [, letters] = await Promise.all([readInvoice(firmId, id), lettersOf(firmId, id)]);
  return shownLetters(letters);
};
