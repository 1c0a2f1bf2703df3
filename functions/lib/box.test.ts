import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { decrypt, encrypt } from './box.ts';

const key = randomBytes(32).toString('base64');
const text = 'app password £ 🛠';

it('opens with the same key and context only, and not when touched', () => {
  const box = encrypt(key, text, 'ann');
  expect(decrypt(key, box, 'ann')).toBe(text);
  expect(decrypt(key, box, 'bob')).toBeUndefined();
  expect(decrypt(randomBytes(32).toString('base64'), box, 'ann')).toBeUndefined();
  for (const at of [0, 13, 30, box.length - 1]) {
    const touched = `${box.slice(0, at)}${box[at] === 'A' ? 'B' : 'A'}${box.slice(at + 1)}`;
    // The last character of base64 may carry bits that mean nothing.
    if (!Buffer.from(touched, 'base64url').equals(Buffer.from(box, 'base64url')))
      expect(decrypt(key, touched, 'ann')).toBeUndefined();
  }
  expect(decrypt(key, '', 'ann')).toBeUndefined();
});

it('never looks the same twice', () => {
  expect(encrypt(key, text, 'ann')).not.toBe(encrypt(key, text, 'ann'));
});
