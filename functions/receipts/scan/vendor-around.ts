import { type Features, flag } from './features.ts';
import { couldBeName, isAddress, isWhole } from './name-lines.ts';
import type { Row } from './rows.ts';
import type { Candidate } from './vendor-candidates.ts';
import type { Page } from './vendor-page.ts';
import { BUSINESS, LEGAL, NO_NAME, REGISTER } from './vendor-words.ts';
import { plain, wordsOf } from './words.ts';

/** Print larger by this factor counts as another size. */
const LARGER = 1.18;

/** Features of how a candidate's own rows fit together. */
export function byRows({ rows }: Candidate): Features {
  const [start, end] = [rows[0], rows.at(-1)];
  const isRun = rows.length > 1;
  const whole = isRun && isWhole(end);
  const lesser = rows.slice(1).some(({ text }) => /^\P{L}*\p{Ll}/u.test(text));
  return {
    startsForm: flag(isForm(start)),
    endsForm: flag(isRun && isForm(end)),
    endsWhole: flag(whole),
    endsPart: flag(isRun && says(end, LEGAL) && !whole && !isForm(end)),
    shrinks: flag(isRun && isLarger(start, end, 1.25) && !isForm(end)),
    smallNext: flag(lesser && /^\P{L}*\p{Lu}/u.test(start?.text ?? '')),
  };
}

/** Features of what is directly below a candidate. */
export function byNext({ rows }: Page, { at, rows: own }: Candidate): Features {
  const [end, next, later] = [own.at(-1), rows[at + own.length], rows[at + own.length + 1]];
  const isLegal = own.some(({ text }) => LEGAL.test(text));
  return {
    nextForm: flag(isForm(next)),
    nextLegal: flag(!isLegal && says(next, LEGAL) && !isForm(next)),
    nextAddress: flag(next !== undefined && isAddress(next.text)),
    laterAddress: flag(later !== undefined && isAddress(later.text)),
    nextRegister: flag(next !== undefined && REGISTER.test(next.text) && !isAddress(next.text)),
    nextNoName: flag(says(next, NO_NAME)),
    nextAlike: flag(isAlike(end, next)),
    nextLarger: flag(isName(next) && isLarger(next, own[0], LARGER)),
  };
}

/** Features of what is above a candidate. */
export function byAbove({ rows }: Page, { at, rows: own }: Candidate): Features {
  const [above, all] = [rows[at - 1], rows.slice(0, at)];
  return {
    aboveAlike: flag(isAlike(own[0], above)),
    aboveLarger: flag(isName(above) && isLarger(above, own[0], LARGER)),
    legalAbove: flag(all.some((row) => says(row, LEGAL))),
    addressAbove: flag(all.some(({ text }) => isAddress(text))),
    noNameAbove: flag(all.some((row) => says(row, NO_NAME) && !says(row, LEGAL))),
  };
}

/** True if a row contains only a trade or a legal form, which continues a name. */
function isForm(row: Row | undefined): boolean {
  if (!row) return false;
  const bare = wordsOf(row.text.replace(new RegExp(LEGAL, 'gi'), ' ').replace(/[([].*$/, ''));
  return bare.every((word) => BUSINESS.has(word)) && (bare.length > 0 || LEGAL.test(row.text));
}

/** True if a neighbouring row is near, of the same size, and could be part of the name. */
function isAlike(row: Row | undefined, other: Row | undefined): boolean {
  if (!row || !other || !couldBeName(other)) return false;
  const isNear = Math.abs(row.middle - other.middle) < 2 * Math.max(row.height, other.height);
  return isNear && Math.abs(Math.log(row.height / other.height)) < 0.15;
}

function isName(row: Row | undefined): boolean {
  return row !== undefined && couldBeName(row);
}

function isLarger(row: Row | undefined, other: Row | undefined, times: number): boolean {
  return row !== undefined && other !== undefined && row.height > other.height * times;
}

function says(row: Row | undefined, words: RegExp): boolean {
  return row !== undefined && words.test(plain(row.text));
}
