import { datesIn } from './date-forms.ts';
import type { Row } from './rows.ts';
import { ADDRESS, LEGAL, NO_NAME } from './vendor-words.ts';
import { plain, unglued, wordsOf } from './words.ts';

/** True if a row of the head could be a name by its words; `titled` if its print suggests one. */
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

/** A name without its registration number in brackets, which may continue in the next row. */
function unbracketed(text: string): string {
  return text.replace(/(?<=\p{L}{3}.*)[([].*$/u, '');
}

/** Splits digits from the words that OCR joins them to: "PUMP9". */
function words(text: string): string {
  return plain(text).replace(/(?<=[A-Z]{3})(?=\d)/g, ' ');
}

/** True if a line is part of an address. */
export function isAddress(text: string): boolean {
  return ADDRESS.test(plain(text)) || ADDRESS.test(plain(unglued(text)));
}

/** True if a row is a complete company name: two words or more, or a long one, before its legal form. */
export function isWhole(row: Row | undefined): boolean {
  if (!row || !LEGAL.test(row.text)) return false;
  const bare = wordsOf(row.text.replace(new RegExp(LEGAL, 'gi'), ' ').replace(/[([].*$/, ''));
  return bare.length > 1 || bare.some((word) => word.length > 11);
}
