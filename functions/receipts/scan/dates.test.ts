import { describe, expect, it } from 'vitest';
import { datesIn } from './date-forms.ts';

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
  ])('%s', (text, date) => {
    expect(best(text)).toBe(date);
  });

  it.each(['31/02/2026', '12.50', '192.168.1.10', '0845 123 4567', '1/2'])('%s is no date', (text) => {
    expect(best(text)).toBeNull();
  });
});
