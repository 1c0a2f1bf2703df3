import { amountsIn } from './amounts.ts';
import { asChain } from './chains.ts';
import { couldBeName, isAddress } from './name-lines.ts';
import type { EngineField } from './reading.ts';
import type { Guess } from './result.ts';
import { type Row, usualHeight } from './rows.ts';
import { cleanName, domains, squashed, withoutSeat } from './vendor-name.ts';
import { BUSINESS, LEGAL } from './vendor-words.ts';
import { wordsOf } from './words.ts';

type Candidate = { name: string; score: number };

/** How many rows from the top a shop's name may stand in, when no goods come before. */
const HEAD_ROWS = 14;
const ENOUGH = 1.2;
/** A name mended to a chain's is for the user to look at. */
const SNAPPED = 0.55;
const CUSTOMER =
  /\b(?:BILL|SOLD|INVOICE|SHIP|DELIVER(?:ED)?)\s?TO\b|\bCUSTOMER\b(?!\s*(?:COPY|RECEIPT|SERVICE|CARE))/i;
/** After the document's own heading or date, further names are rather the customer's. */
const HEADING = /\b(?:INVOICE|INV|RECEIPT|ORDER)\b.*\d|\bDATE\b/i;

/** The shop's name: from the head of the receipt by its place, size and words, else a company's name elsewhere. */
export function findVendor(rows: Row[], fields: EngineField[]): Guess<string> | null {
  const named = fields.find(({ type, value }) => type === 'VENDOR_NAME' && /\p{L}{2}/u.test(value));
  const head = headCandidates(rows);
  const elsewhere = companyElsewhere(rows);
  const best = [...head, ...elsewhere].sort((a, b) => b.score - a.score)[0];
  const engine = named && {
    value: cleanName(named.value.replace(/\s+/g, ' ')),
    confidence: named.confidence,
  };
  if (engine && (engine.confidence > 0.8 || !best)) return engine;
  if (!best || best.score < ENOUGH) return null;
  const value = asChain(best.name);
  const most = value === best.name ? 0.95 : SNAPPED;
  return { value, confidence: Math.min(most, 0.3 + best.score * 0.09) };
}

function headCandidates(rows: Row[]): Candidate[] {
  const usual = usualHeight(rows);
  const end = headEnd(rows);
  const sites = domains(rows.map((row) => row.text));
  const candidates: Candidate[] = [];
  let rank = 0;
  let late = 0;
  for (let at = 0; at < end; at++) {
    const row = rows[at];
    if (row && HEADING.test(row.text) && candidates.length > 0) late = 2;
    // The first line in large print is a name even where it ends like a street's.
    const titled = row && candidates.length === 0 && row.height > usual * 1.2 && !/\d/.test(row.text);
    if (!row || !couldBeName(row, titled)) continue;
    const joined = withFollowers(rows, at, usual);
    const name = withoutSeat(cleanName(joined.map((part) => part.text).join(' ')));
    const above = rows.slice(Math.max(0, at - 2), at).filter((other) => couldBeName(other));
    if (name.replace(/[^\p{L}]/gu, '').length < 2) continue;
    const after = rows.slice(at + joined.length, at + joined.length + 2);
    candidates.push({
      name,
      score:
        score(name, row, rank, usual, after, sites) - under(row, above) + (joined.length - 1) * 0.3 - late,
    });
    if (row.confidence > 0.88 && name.length > 3) rank++;
  }
  return candidates;
}

/** The head ends at the first row with money, or where an invoice names its customer. */
function headEnd(rows: Row[]): number {
  const end = rows.findIndex(
    ({ text }) => (amountsIn(text).length > 0 && !isAddress(text)) || CUSTOMER.test(text),
  );
  return Math.min(HEAD_ROWS, end < 0 ? rows.length : end);
}

/** A name may run over two or three rows. */
function withFollowers(rows: Row[], at: number, usual: number): Row[] {
  const joined = rows.slice(at, at + 1);
  for (let next = at + 1; next < at + 3; next++) {
    const [last, row] = [joined.at(-1), rows[next]];
    if (!last || !row || LEGAL.test(last.text) || !couldBeName(row) || !goesOn(last, row, usual)) break;
    joined.push(row);
  }
  return joined;
}

/** Whether a name goes on in the next row: after "&", in equally large print, or with a trade or form of company alone. */
function goesOn(last: Row, row: Row, usual: number): boolean {
  if (row.middle - last.middle >= 2.4 * Math.max(row.height, last.height)) return false;
  if (/[&+]$|\bAND$|\bOF$/i.test(last.text.trim())) return true;
  const words = wordsOf(row.text);
  const tail = words.length <= 2 && words.every((word) => BUSINESS.has(word) || LEGAL.test(word));
  const least = Math.min(last.height, row.height);
  const titled = least > usual * 1.5;
  const large = least > usual * 1.2 && words.length <= (titled ? 2 : 1);
  // A box is higher where letters reach below the line; in print as large as a title's that is no other size.
  return (tail || large) && Math.abs(last.height - row.height) < (titled ? 0.35 : 0.2) * last.height;
}

function score(name: string, row: Row, rank: number, usual: number, after: Row[], sites: string[]): number {
  let points = Math.max(-2, 2.4 - rank * 0.5);
  if (LEGAL.test(name) || LEGAL.test(row.text)) points += 3;
  if (wordsOf(name).some(isTrade) && !wordsOf(name).every(isTrade)) points += 1.5;
  if (row.height > usual * 1.25) points += 1;
  if (row.height > usual * 1.8) points += 0.5;
  const follows = after.findIndex(({ text }) => isAddress(text) || LEGAL.test(text) || /\d{5,}/.test(text));
  if (follows >= 0 && !row.text.includes(', ')) points += follows === 0 ? 1.5 : 1;
  if (/[A-Za-z]{2}\s?:\s?\S/.test(row.text)) points -= 2;
  if (onSite(name, sites)) points += 2.5;
  if (/[?!.]$/.test(row.text.trim()) || wordsOf(name).length > 6) points -= 1.5;
  if (name.length <= 3) points -= 0.8;
  return points - Math.max(0, 0.92 - row.confidence) * 12;
}

/** What stands right under larger print and is no company's name describes the shop: its trade, a slogan, a branch. */
function under(row: Row, above: Row[]): number {
  if (LEGAL.test(row.text)) return 0;
  const lesser = /^\P{L}*\p{Ll}/u.test(row.text);
  return above.some(
    ({ height, text }) => height > row.height * 1.18 || (lesser && /^\P{L}*\p{Lu}/u.test(text)),
  )
    ? 2.2
    : 0;
}

/** A word for a kind of business, also at the end of a run of words whose spaces were swallowed. */
function isTrade(word: string): boolean {
  return (
    BUSINESS.has(word) ||
    (word.length > 11 && [...BUSINESS].some((trade) => trade.length > 5 && word.endsWith(trade)))
  );
}

/** Whether the receipt's own web address carries the name, or the name's first long word. */
function onSite(name: string, sites: string[]): boolean {
  const whole = squashed(name);
  const first = squashed(name.split(/\s/)[0] ?? '');
  return sites.some(
    (site) => site.length >= 4 && (whole.includes(site) || (first.length >= 4 && site.includes(first))),
  );
}

/** A company's name below the head, as many German and some British receipts print it at the foot. */
function companyElsewhere(rows: Row[]): Candidate[] {
  return rows.slice(headEnd(rows)).flatMap((row) => {
    if (!LEGAL.test(row.text) || row.confidence < 0.75 || amountsIn(row.text).length > 0) return [];
    if (/\b(?:POS|SOFTWARE|SOLUTION|SYSTEM|POWERED|CUSTOMER|BILL TO|BANK)\b/i.test(row.text)) return [];
    const name = withoutSeat(cleanName(row.text));
    return wordsOf(name).length > 6 ? [] : [{ name, score: 1.6 }];
  });
}
