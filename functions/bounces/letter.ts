import { setTimeout } from 'node:timers/promises';
import { certificateLettersOf } from '#functions/letters/about-certificate.ts';
import { lettersOf } from '#functions/letters/about-invoice.ts';
import { quoteLettersOf } from '#functions/letters/about-quote.ts';
import { sentStatementsOf } from '#functions/letters/sent-statements.ts';
import { settleLetter } from '#functions/letters/settle.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { Heard } from './event.ts';

interface Kept {
  id: number;
  to: string;
  trouble?: string | undefined;
  deliveredAt?: string | undefined;
}

type Read = (firmId: FirmId, ofId: number) => Promise<Kept[]>;

const readers: Record<NonNullable<Heard['letter']>['of'], Read> = {
  invoice: lettersOf,
  quote: quoteLettersOf,
  certificate: certificateLettersOf,
  statement: sentStatementsOf,
};

/** Retry delays in milliseconds: SES may notify us before the call that sent the email has stored it. */
const looksAgainAfterMs = [200, 800, 3000];

/**
 * Marks the record of the email, or the newest one to that address if the notification doesn't identify it: it is evidence,
 * whatever the client's address is now.
 */
export const markLetter = async ({ firmId, letter: of, fate, addresses }: Heard): Promise<void> => {
  // Emails without a record (receipts) have outcomes too.
  if (!of || (of.id === undefined && !('trouble' in fate))) return;
  const isIt = ({ id, to }: Kept): boolean =>
    of.id === undefined ? addresses.includes(to.toLowerCase()) : id === of.id;
  const find = async () => (await readers[of.of](firmId, of.ofId)).findLast(isIt);
  let letter = await find();
  for (const ms of letter ? [] : looksAgainAfterMs) {
    await setTimeout(ms);
    letter = await find();
    if (letter) break;
  }
  if (!letter || letter.trouble) return;
  const at = { firmId, of: of.of, ofId: of.ofId, id: letter.id };
  if ('trouble' in fate) await settleLetter(at, { ...fate, troubleAt: new Date().toISOString() });
  else if (!letter.deliveredAt) await settleLetter(at, fate);
};
