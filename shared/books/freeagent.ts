import { toPounds } from '../money.ts';
import { oneLine, slashed } from './cells.ts';
import type { BankMove, BookRecord } from './sale.ts';
import { moveWords } from './xero.ts';

/**
 * FreeAgent takes dd/mm/yyyy, one column of amounts, no heading, and no quotes, commas or line ends within a text (support.freeagent.com,
 * "How to format a CSV file to upload a bank statement", 115001222564).
 */
const bare = (text: string): string => oneLine(text.replace(/[,"']/g, ' ').replace(/^[\s=+\-@]+/, ''), 255);

export const freeagentMove = (move: BankMove): BookRecord => ({
  key: move.key,
  date: move.date,
  rows: [
    [slashed(move.date), toPounds(move.pence), bare(`${move.payee} ${moveWords(move)} ${move.reference}`)],
  ],
});
