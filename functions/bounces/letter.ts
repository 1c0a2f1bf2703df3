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

const readers: Record<NonNullable<Heard['letter']>['of'], (firmId: FirmId, ofId: number) => Promise<Kept[]>> =
  {
    invoice: lettersOf,
    quote: quoteLettersOf,
    certificate: certificateLettersOf,
    statement: sentStatementsOf,
  };

/** SES may speak before the call that sent the letter has kept it; milliseconds. */
const looksAgainAfterMs = [200, 800, 3000];

/**
 * On the letter that it was, or the newest that went there, of a mail that does not tell its own: it is evidence, whatever the client's
 * address is by now.
 */
export const markLetter = async ({ firmId, letter: of, fate, addresses }: Heard): Promise<void> => {
  // A mail that is no letter (a receipt) has an end too.
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
