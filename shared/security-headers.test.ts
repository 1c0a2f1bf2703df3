import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { guestHeaders, guestScript } from './security-headers.ts';

it('lets the script that stands in the customer’s page run, and no other', () => {
  const page = readFileSync(new URL('../web/guest.html', import.meta.url), 'utf8');
  const inline = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
  const hashes = inline.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
  expect(hashes).toEqual([guestScript]);
  expect(guestHeaders['content-security-policy']).toContain(`script-src 'self' '${guestScript}';`);
});
