import { expect, it } from 'vitest';
import { headersIn } from './send-form.ts';

it('keeps every header of a reply', () => {
  const headers = headersIn(
    'content-type: application/json\r\ndate: Fri, 27 Nov 2026 09:12:05 GMT\r\nretry-after: 7\r\nfettle-merged: caption,stage\r\n',
  );
  expect([...headers]).toEqual([
    ['content-type', 'application/json'],
    ['date', 'Fri, 27 Nov 2026 09:12:05 GMT'],
    ['fettle-merged', 'caption,stage'],
    ['retry-after', '7'],
  ]);
  expect([...headersIn('')]).toEqual([]);
});
