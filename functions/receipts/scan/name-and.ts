import { NAME_WORDS } from './name-words.ts';
import { BUSINESS } from './vendor-words.ts';
import { plain } from './words.ts';

/** Characters that OCR reads for an ampersand right beside a word. */
const SIGN = '[8B6Y3KG]';
const BEFORE = new RegExp(`^${SIGN}(?=\\p{L}{4})`, 'u');
const AFTER = new RegExp(`(?<=\\p{L}{4})${SIGN}$`, 'u');
/** "and" without the space before it, including its common misreadings. */
const GLUED = /^(\p{L}{4,})(?:[ae]n[do]|[AE]N[DO])$/u;

/**
 * A word of a name with "&" or "and" split off, if it was read as one of its letters, or as a letter of its own ("CASHY CARRY",
 * "BOOKS B GIFTS", "Healthend Beauty"); null if there is none. Both sides must be known words of names.
 */
export function withAnd(word: string, before = '', after = ''): string | null {
  const [isAfterWord, isBeforeWord] = [isWord(before), isWord(after)];
  if (isWord(word)) return null;
  if (isAfterWord && isBeforeWord && /^[8B6]$/.test(word)) return '&';
  const [, first = ''] = GLUED.exec(word) ?? [];
  if (isWord(first) && isBeforeWord) return `${first} and`;
  if (isBeforeWord && isWord(word.replace(AFTER, ''))) return `${word.replace(AFTER, '')} &`;
  if (isAfterWord && isWord(word.replace(BEFORE, ''))) return `& ${word.replace(BEFORE, '')}`;
  return null;
}

function isWord(word: string): boolean {
  const letters = plain(word).replace(/[.,]$/, '');
  return BUSINESS.has(letters) || NAME_WORDS.has(letters);
}
