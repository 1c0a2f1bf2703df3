import { quoteLettersOf } from '#functions/letters/about-quote.ts';
import { shownLetters } from '#shared/domain/letters/shown.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { DocumentLetter } from '#shared/letters/letter.ts';
import { readQuote } from './read.ts';

/** The emails sent about a quote, newest first. Throws 404. */
export const listQuoteLetters = async (firmId: FirmId, id: number): Promise<DocumentLetter[]> => {
  const [, letters] = await Promise.all([readQuote(firmId, id), quoteLettersOf(firmId, id)]);
  return shownLetters(letters);
};
