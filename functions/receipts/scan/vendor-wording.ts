import { datesIn } from './date-forms.ts';
import { clip, type Features, flag } from './features.ts';
import { isAddress } from './name-lines.ts';
import type { Candidate } from './vendor-candidates.ts';
import { squashed } from './vendor-name.ts';
import { type Page, wordsAgain } from './vendor-page.ts';
import { isTrade, LEGAL, NO_NAME, REGISTER } from './vendor-words.ts';
import { plain, wordsOf } from './words.ts';

/** Makers of tills, card machines and paper print their names too. */
const TILL = /\b(?:POS|SOFTWARE|SOLUTIONS?|SYSTEMS?|POWERED|BANK|TERMINAL)\b/i;

/** Features of a candidate's own words. */
export function byWords(page: Page, { name, rows: own }: Candidate): Features {
  const text = own.map((row) => row.text).join(' ');
  const words = wordsOf(name);
  const bare = wordsOf(name.replace(new RegExp(LEGAL, 'gi'), ' '));
  const trades = bare.filter(isTrade).length;
  return {
    legal: flag(LEGAL.test(name)),
    legalAlone: flag(LEGAL.test(name) && bare.join('').length < 3),
    legalBefore: flag(own.slice(0, -1).some((row) => LEGAL.test(row.text))),
    trade: flag(trades > 0 && trades < bare.length),
    tradeAlone: flag(trades > 0 && trades === bare.length),
    noName: flag(NO_NAME.test(plain(name).replace(/(?<=[A-Z]{3})(?=\d)/g, ' '))),
    noNameRows: flag(
      own.length > 1 && own.slice(1).some((row) => NO_NAME.test(plain(row.text)) && !LEGAL.test(row.text)),
    ),
    address: flag(isAddress(name)),
    addressRows: flag(own.length > 1 && own.slice(1).some((row) => isAddress(row.text))),
    figures: clip(text.replace(/\D/g, '').length / Math.max(1, text.length), 0, 1),
    nameFigures: clip(name.replace(/\D/g, '').length / Math.max(1, name.length), 0, 1),
    dated: flag(datesIn(text).length > 0),
    site: flag(onSite(name, page.sites)),
    web: flag(/www\.|https?:|@\S+\.|\.co\.uk|\.com\b/i.test(text)),
    oneWord: flag(words.length === 1),
    manyWords: flag(words.length > 6),
    short: flag(name.replace(/[^\p{L}]/gu, '').length < 4),
    colon: flag(/[A-Za-z]{2}\s?:\s?\S/.test(text)),
    stop: flag(/[?!.]$/.test(text.trim())),
    comma: flag(/,/.test(name)),
    goesOn: flag(/[&+,]$|\b(?:AND|OF)$/i.test(text.trim())),
    bracket: flag(/^\W*[([]/.test(text)),
    register: flag(REGISTER.test(text)),
    till: flag(TILL.test(text)),
    again: wordsAgain(page, { name, rows: own }),
    columns: flag(own.some((row) => row.cells.length > 1)),
  };
}

/** True if the receipt's own web address contains the name, or its first long word. */
function onSite(name: string, sites: string[]): boolean {
  const whole = squashed(name);
  const first = squashed(name.split(/\s/)[0] ?? '');
  return sites.some(
    (site) => site.length >= 4 && (whole.includes(site) || (first.length >= 4 && site.includes(first))),
  );
}
