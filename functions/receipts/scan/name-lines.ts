import { datesIn } from './date-forms.ts';
import type { Row } from './rows.ts';
import { ADDRESS, LEGAL, NO_NAME } from './vendor-words.ts';
import { plain, unglued, wordsOf } from './words.ts';

/** Whether a row of the head could be a name by its words; `titled` where its print says so. */
export function couldBeName(row: Row, titled = false): boolean {
  const letters = row.text.replace(/[^\p{L}]/gu, '').length;
  const figures = row.text.replace(/\D/g, '').length;
  if (letters < 2 || figures > letters) return false;
  if (/www\.|https?:|@\S+\.|\.co\.uk|\.com\b/i.test(row.text)) return false;
  if (datesIn(row.text).length > 0 || /\d[.,]\d|@/.test(row.text)) return false;
  return (
    LEGAL.test(row.text) || !(NO_NAME.test(words(unbracketed(row.text))) || (!titled && isAddress(row.text)))
  );
}

/** A name without its register number in brackets, which may run on in the next row. */
function unbracketed(text: string): string {
  return text.replace(/(?<=\p{L}{3}.*)[([].*$/u, '');
}

/** Figures apart from the words that engines glue them to: "PUMP9". */
function words(text: string): string {
  return plain(text).replace(/(?<=[A-Z]{3})(?=\d)/g, ' ');
}

/** Whether a line is part of an address. */
export function isAddress(text: string): boolean {
  return ADDRESS.test(plain(text)) || ADDRESS.test(plain(unglued(text)));
}

/** Whether a row is a company's name by itself: two words and more, or a long one, before its form. */
export function isWhole(row: Row | undefined): boolean {
  if (!row || !LEGAL.test(row.text)) return false;
  const bare = wordsOf(row.text.replace(new RegExp(LEGAL, 'gi'), ' ').replace(/[([].*$/, ''));
  return bare.length > 1 || bare.some((word) => word.length > 11);
}
