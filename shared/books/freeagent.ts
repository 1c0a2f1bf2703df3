import { toPounds } from '../money.ts';
import { oneLine, slashed } from './cells.ts';
import type { BankMove, BookRecord } from './sale.ts';
import { moveWords } from './xero.ts';

/** FreeAgent takes no quotes and no commas within a text, and its file has no heading. */
const bare = (text: string): string => oneLine(text.replace(/[,"']/g, ' ').replace(/^[\s=+\-@]+/, ''), 255);

export const freeagentMove = (move: BankMove): BookRecord => ({
  key: move.key,
  date: move.date,
  rows: [
    [slashed(move.date), toPounds(move.pence), bare(`${move.payee} ${moveWords(move)} ${move.reference}`)],
  ],
});
