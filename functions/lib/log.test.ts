import { randomBytes } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { logger } from './log.ts';

/** What a line of the log says, as it is written. */
const written = (log: () => void): string => {
  const lines: string[] = [];
  const spies = ([process.stdout, process.stderr] as const).map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      lines.push(String(text));
      return true;
    }),
  );
  log();
  for (const spy of spies) spy.mockRestore();
  return lines.join('');
};

test('a line holds nobody’s address, telephone or account, wherever it stands', () => {
  const line = written(() =>
    logger.error('SES refused a mail to private.person@example.com', {
      reason: 'Address <o’neill+invoices@mail.example.co.uk> is on the suppression list',
      error: new Error('550 5.1.1 someone@example.org: no such user', {
        cause: new Error('call 07700 900123 or +44 1632 960 001'),
      }),
      nested: [{ account: 'GB33BUKB20201555555555', sortCode: '20-20-15' }],
    }),
  );
  expect(line).not.toMatch(/@|7700|1632|BUKB|20-20-15/);
  expect(line).toContain('550 5.1.1 [removed]: no such user');
});

const token = randomBytes(32).toString('base64url');

test.each([
  ['to=private.person%40example.com&subject=x', 'private.person'],
  ['550 robin@пример.рф', 'robin'],
  ['to <"private person"@example.com>', 'private'],
  ['{"to":"\\"private person\\"@example.com"}', 'private'],
  ['call (01632) 960001', '960001'],
  ['call +44 (0)7700 900123', '900123'],
  ['call 0044 7700 900123', '900123'],
  [`https://app.example/guest#${token}`, token],
  [`__Host-fettle-session=cm9iaW4.${token}.firm; Path=/`, token],
  ['No such key: sk_live_51Hexample', '51Hexample'],
  ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmVk', 'c2lnbmVk'],
])('a line with the error "%s" does not hold %s', (text, part) => {
  const line = written(() => logger.error('A call failed', { error: new Error(text) }));
  expect(line).toContain('[removed]');
  expect(line).not.toContain(part);
});

test('ids, days, sums and keys stay as they are', () => {
  const facts = {
    invoiceId: 156907929601632,
    key: 'client#0000156907929601632',
    day: '2026-11-24',
    at: '2026-11-24T14:13:39.085Z',
    pence: 4550,
    route: 'POST /api/invoices/{id}/send',
    arn: 'arn:aws:lambda:eu-west-2:000000000000:function:receipts',
    userId: '9f4fc07d-1340-d8ea-785a-be6a02b8227b',
  };
  expect(JSON.parse(written(() => logger.error('A call failed', facts)))).toMatchObject(facts);
});
