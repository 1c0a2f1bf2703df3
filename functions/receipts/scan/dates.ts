import { datesIn, type Found } from './date-forms.ts';
import { isMisread } from './look-alike.ts';
import type { Guess } from './result.ts';
import type { Row } from './rows.ts';
import { saysAny, wordsOf } from './words.ts';

const NOT_THE_DATE = [
  'EXPIRY',
  'EXPIRES',
  'EXP',
  'VALID',
  'UNTIL',
  'BEFORE',
  'OFFER',
  'RETURN BY',
  'DUE DATE',
  'DUE BY',
  'PAY BY',
  'DELIVERY DATE',
  'SINCE',
  'MEMBER SINCE',
  'START DATE',
  'FROM',
  'BEST BY',
  'CLOSING DATE',
  'PAYMENT DUE',
] as const;
/** A word below this confidence may contain a misread digit; a date found only in such words is flagged for checking. */
const UNSURE = 0.6;
const SMUDGED = 0.7;
/** One of two readings is preferred if its confidence is this much higher. */
const CLEARLY = 0.2;
const THE_DATE = ['DATE', 'DATUM', 'INVOICE DATE', 'TAX POINT', 'DATE TIME', 'TIME', 'UHR'] as const;

/**
 * Picks the day of purchase from the dates on a receipt, day first. `today` is YYYY-MM-DD; dates after it (with a day's tolerance
 * for clocks) or before 2000 are misread or something else.
 */
export function findDate(rows: Row[], today: string): Guess<string> | null {
  const scores = new Map<string, number>();
  rows.forEach((row, at) => {
    for (const { date, score } of datesAt(rows, at)) {
      if (!isPlausible(date, today)) continue;
      const points = score + labelled(rows, at) + (row.confidence - 0.9) * 2;
      const known = scores.get(date);
      // The same day seen twice is almost certain; a higher position on the receipt breaks ties.
      scores.set(date, known === undefined ? points - at / 1000 : Math.max(known, points) + 1.5);
    }
  });
  settleRivals(scores, rows);
  const [best, second] = [...scores].sort((a, b) => b[1] - a[1]);
  if (!best || best[1] < 0) return null;
  const clear = best[1] - (second?.[1] ?? 0);
  const most = isVague(rows, best[0]) ? SMUDGED : 0.98;
  return {
    value: best[0],
    confidence: Math.min(most, 0.55 + Math.min(best[1], 4) * 0.08 + Math.min(clear, 2) * 0.06),
  };
}

/** The engine's highest confidence in a date's digits: 0..1. */
function sureness(rows: Row[], date: string): number {
  const own = rows.filter((_, at) => datesAt(rows, at).some((found) => found.date === date));
  return Math.max(0, ...own.map(weakestFigure));
}

/** The lowest confidence of the words with digits that belong to a date of the row. */
function weakestFigure({ cells }: Row): number {
  const sure = cells.flatMap(({ text, words = [] }) => {
    const all = text.split(' ');
    return words.filter(
      (_, i) =>
        /\d/.test(all[i] ?? '') && datesIn(`${all[i - 1] ?? ''} ${all[i]} ${all[i + 1] ?? ''}`).length > 0,
    );
  });
  return Math.min(1, ...sure);
}

/** If two dates differ in one digit that OCR confuses, the reading with the higher confidence wins for both. */
function settleRivals(scores: Map<string, number>, rows: Row[]): void {
  for (const [date, score] of [...scores]) {
    for (const [other, points] of [...scores]) {
      if (isMisread(date, other) && sureness(rows, date) > sureness(rows, other) + CLEARLY)
        scores.set(date, Math.max(score, points) + 0.5);
    }
  }
}

/** True if a date is smudged, or in an ambiguous form: month first, or without separators. */
function isVague(rows: Row[], date: string): boolean {
  const forms = rows.flatMap((_, at) => datesAt(rows, at).filter((found) => found.date === date));
  return sureness(rows, date) < UNSURE || forms.every(({ score }) => score < 1);
}

/** The dates of a row, including one that starts at its end and continues in the row below. */
function datesAt(rows: Row[], at: number): Found[] {
  const [own = '', below = ''] = [rows[at]?.text, rows[at + 1]?.text];
  const dates = datesIn(own);
  if (dates.length > 0 || datesIn(below).length > 0) return dates;
  return datesIn(`${own} ${below}`).filter(({ score }) => score >= 2);
}

/** Scores the words on the row and directly above it, and a time of day beside the date. */
function labelled(rows: Row[], at: number): number {
  const words = wordsOf(rows[at]?.text ?? '');
  const above = wordsOf(rows[at - 1]?.text ?? '');
  let points = 0;
  if (saysAny(words, THE_DATE)) points += 1;
  else if (saysAny(above, ['DATE', 'DATUM'])) points += 0.5;
  if (/\d{1,2}\s?[:.]\s?\d{2}(?:\s?[:.]\s?\d{2})?/.test(rows[at]?.text ?? '')) points += 0.5;
  if (saysAny(words, NOT_THE_DATE)) points -= 3;
  return points;
}

function isPlausible(date: string, today: string): boolean {
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
  return date >= '2000-01-01' && date <= tomorrow;
}
