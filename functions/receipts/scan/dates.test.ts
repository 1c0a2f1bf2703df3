import { describe, expect, it } from 'vitest';
import { datesIn } from './date-forms.ts';
import { findDate } from './dates.ts';
import { toRows } from './rows.ts';

const best = (text: string) => datesIn(text).sort((a, b) => b.score - a.score)[0]?.date ?? null;

describe('datesIn, day first', () => {
  it.each([
    ['05/11/2026 14:32', '2026-11-05'],
    ['05/11/202614:32', '2026-11-05'],
    ['05.11.26', '2026-11-05'],
    ['5-11-26 09:15', '2026-11-05'],
    ['05 11 2026', '2026-11-05'],
    ['2026-11-05', '2026-11-05'],
    ['5 Nov 26', '2026-11-05'],
    ['5th November 2026', '2026-11-05'],
    ['05NOV2026', '2026-11-05'],
    ['05-Nov-26', '2026-11-05'],
    ['Nov 5, 2026', '2026-11-05'],
    ['O5/l1/2026', '2026-11-05'],
    ['05/11/2826', '2026-11-05'],
    ['11/25/2026', '2026-11-25'],
    ['05.11.2026 14.32', '2026-11-05'],
    ['Date : 05/11/2026-1B.10:59', '2026-11-05'],
    ['RECEIPT #:AB0123 DATE:0511/2026', '2026-11-05'],
    ['05112026 No. AB-20242', '2026-11-05'],
    ['0511/2026 No. AB-20242', '2026-11-05'],
    ['RECEIPT #:AB0123 DATE: 05711/2026', '2026-11-05'],
  ])('%s', (text, date) => {
    expect(best(text)).toBe(date);
  });

  it.each(['31/02/2026', '12.50', '192.168.1.10', '0845 123 4567', '1/2', 'GST 05112026'])(
    '%s is no date',
    (text) => {
      expect(best(text)).toBeNull();
    },
  );
});

describe('findDate', () => {
  const rows = (...texts: [string, number][]) =>
    toRows(
      texts.map(([text, sure], i) => ({
        text,
        confidence: 0.95,
        words: text.split(' ').map(() => sure),
        box: { left: 0.1, top: i / 10, width: 0.5, height: 0.05 },
      })),
    );

  it('takes the surer of two days that differ in one figure that engines take for the other', () => {
    const found = findDate(
      rows(['Date : 13/04/2023 2:26 PM', 0.55], ['PRINTED 13/04/2028', 0.98]),
      '2028-11-20',
    );
    expect(found?.value).toBe('2028-04-13');
  });

  it('is not sure of a month that stands first', () => {
    const found = findDate(rows(['Date : 12/13/2026 9:52:15', 0.98]), '2026-12-20');
    expect(found).toEqual({ value: '2026-12-13', confidence: 0.7 });
  });
});
