import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  date,
  email,
  hours,
  id,
  instant,
  line,
  lines,
  optional,
  pounds,
  requiredCode,
  requiredLine,
  telephone,
  time,
} from './fields.ts';

const takes = (shape: z.ZodMiniType, value: unknown) => z.safeParse(shape, value).success;
const messageFor = (shape: z.ZodMiniType, value: unknown) =>
  z.safeParse(shape, value).error?.issues[0]?.message;

describe('text', () => {
  it('is trimmed, and counted in characters as people count them', () => {
    expect(z.parse(line(3), '  ab ')).toBe('ab');
    expect(takes(line(3), '🛠🛠🛠')).toBe(true);
    expect(messageFor(line(3), 'abcd')).toBe('Can be at most 3 characters');
  });

  it('of one line has no breaks, of several has', () => {
    for (const text of ['a\nb', 'a\tb', 'a\rb']) {
      expect(takes(line(9), text)).toBe(false);
      expect(z.parse(lines(9), text)).toBe(text);
    }
  });

  it('of one line has a space where a word processor broke it', () => {
    expect(z.parse(line(20), 'Harbour\u2028Café\u2029')).toBe('Harbour Café');
  });

  it.each(['a\u0000', 'a\u0007', 'a\u007f', 'a\u009b', 'a\ud800', 'a\ufffd'])('never holds %j', (text) => {
    expect(takes(line(9), text)).toBe(false);
    expect(takes(lines(9), text)).toBe(false);
  });

  it.each(['Łódź', '北京', 'עברית', 'a\u200db', '👨‍👩‍👧'])('may hold %s', (text) => {
    expect(z.parse(line(40), text)).toBe(text);
  });

  it.each(['', '  ', '\u200b', '\u3164', '\u2800', '\u00a0\u202e', '\u00ad'])(
    'that is required is not %j',
    (text) => {
      expect(messageFor(requiredLine(9), text)).toBe('Required');
    },
  );

  it('is composed, however it was typed, before its characters are counted', () => {
    expect(z.parse(line(4), 'Cafe\u0301')).toBe('Café');
  });

  it('never turns around what stands beside it', () => {
    expect(z.parse(line(40), '\u202dInvoice \u202egnp.exe\u202c')).toBe('Invoice gnp.exe');
    expect(z.parse(lines(40), '\u2068+44 1632 960001\u2069')).toBe('+44 1632 960001');
  });
});

describe('what mail and telephone are reached at', () => {
  it('holds nothing that nobody sees', () => {
    for (const text of ['\u200bann@example.com', 'ann@exam\u00adple.com', 'ann@example.com\u200e'])
      expect(z.parse(email, text)).toBe('ann@example.com');
    expect(z.parse(telephone, '\u202d01632\u00a0960\u2011001\u200f')).toBe('01632 960\u2011001');
  });
});

describe('a number or code that names one thing', () => {
  it.each([
    'INV 1\u200b',
    '\u2060INV\u00a01',
    'I\u00adNV \u20071',
    'INV 1\ufe0f',
    ' INV\u2003 1\u3164',
    'INV\u28001',
  ])('is the same where %j reads the same', (text) => {
    expect(z.parse(requiredCode(6), text)).toBe('INV 1');
  });

  it('is not blank, and keeps what tells it apart', () => {
    expect(messageFor(requiredCode(9), '\u200b\u00a0')).toBe('Required');
    expect(takes(requiredCode(9), 'INV\t1')).toBe(false);
    for (const text of ['№ 12', 'ÄÖ & Søn', 'inv-1', '北京-1'])
      expect(z.parse(requiredCode(9), text)).toBe(text);
  });
});

describe('a field that may be missing', () => {
  const shape = z.object({ phone: optional(line(9)) });

  it.each([
    [{}, {}],
    [{ phone: '' }, { phone: null }],
    [{ phone: null }, { phone: null }],
    [{ phone: '  ' }, { phone: null }],
    [{ phone: '\u200b\u2060' }, { phone: null }],
    [{ phone: ' 1 ' }, { phone: '1' }],
  ])('%j reads %j', (given, read) => {
    expect(z.parse(shape, given)).toEqual(read);
  });
});

describe('an email address', () => {
  it.each(['a@example.com', 'first.last+tag@sub.example.co.uk', "o'neil@example.com", 'ü@exämple.com'])(
    'is %s',
    (text) => {
      expect(takes(email, text)).toBe(true);
    },
  );

  it.each([
    'a',
    'a@b',
    '@example.com',
    'a@',
    'a b@example.com',
    'a@example.com,b@example.com',
    'A <a@example.com>',
    'a@example.',
    'a@@example.com',
    'a@example.com?cc=b',
    'a@example.com/x',
    'a@example..com',
  ])('is not %s', (text) => {
    expect(takes(email, text)).toBe(false);
  });
});

describe('numbers', () => {
  it.each([0, 0.01, 19.99, 1234.5, 99_999_999.99])('£%s is an amount', (value) => {
    expect(takes(pounds, value)).toBe(true);
  });

  it.each([-0.01, 0.001, 100_000_000, Number.NaN, Number.POSITIVE_INFINITY, '1', null])(
    '%s is none',
    (value) => {
      expect(takes(pounds, value)).toBe(false);
    },
  );

  it('of hours go up to 999.99', () => {
    expect([takes(hours, 999.99), takes(hours, 1000), takes(hours, 0.25)]).toEqual([true, false, true]);
  });

  it.each([0, -1, 1.5, 2 ** 53, '1'])('%s is no id', (value) => {
    expect(takes(id, value)).toBe(false);
  });
});

describe('dates and times', () => {
  it.each([
    [date, '2026-11-20', '2026-11-31'],
    [time, '23:59', '24:00'],
    [instant, '2026-11-20T09:00:00.123Z', '2026-11-20T09:00:00+01:00'],
  ])('are strict', (shape, right, wrong) => {
    expect([takes(shape, right), takes(shape, wrong)]).toEqual([true, false]);
  });

  it('have the century that a form loses where only two digits of a year were typed', () => {
    expect([takes(date, '1900-01-01'), takes(date, '0026-11-20'), takes(date, '1899-12-31')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
