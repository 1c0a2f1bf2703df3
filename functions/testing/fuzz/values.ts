import fc from 'fast-check';

/** Text from forms, pasted messages and attackers. */
const hostileText = fc.oneof(
  fc.constantFrom(
    '',
    '   ',
    '\u200b',
    '\u202egnp.exe',
    'x\u0000y',
    'lone \ud800',
    '\ufffd',
    "'; DROP TABLE users; --",
    '<script>alert(1)</script>',
    '${7*7}',
    '../../etc/passwd',
    '%00',
    '__proto__',
    '=HYPERLINK("x")',
    'null',
    '2026-02-30',
    '0026-01-01',
    '24:00',
    'user#other',
  ),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.integer({ min: 1, max: 4 }).map((length) => 'y'.repeat(length * 5_001)),
);

const hostileNumber = fc.oneof(
  fc.constantFrom(0, -1, -0.01, 0.001, 1e20, 1e300, 2 ** 53, Number.MAX_SAFE_INTEGER, 100_000_000, 0.1 + 0.2),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Arbitrary JSON that no call expects. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileNumber,
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 3 }),
);

const date = fc
  .date({ min: new Date('1899-12-30'), max: new Date('2101-01-01'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
const two = (most: number) => fc.integer({ min: 0, max: most }).map((n) => `${n}`.padStart(2, '0'));

/** Text for a field of this name, where the schema has no pattern. */
export const textFor = (name: string): fc.Arbitrary<string> => {
  if (/(Date|On|From|To|Until|Point|from|to)$/.test(name)) return date;
  if (/Time$/.test(name)) return fc.tuple(two(24), two(60)).map((parts) => parts.join(':'));
  if (/^email|Email|emailUser/.test(name))
    return fc.constantFrom(
      'ann@example.com',
      'ANN+tag@example.co.uk',
      'ann@example',
      'ann@exam\u200bple.com',
    );
  // Tests never connect to other machines.
  if (name === 'smtpHost') return fc.constantFrom('127.0.0.1', 'localhost', '127.0.0.9');
  return fc.oneof(fc.string({ unit: 'grapheme', maxLength: 40 }), hostileText);
};

const pounds = fc.integer({ min: 0, max: 10_000_000 }).map((pence) => pence / 100);
export const numbers: fc.Arbitrary<number> = fc.oneof({ weight: 4, arbitrary: pounds }, hostileNumber);
