import { generateKeyPair, type JsonWebKey, randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';

/** The provider's RSA key as a JWK, generated once and stored, so that tokens survive a restart. */
export async function signingKeyIn(file: string): Promise<JsonWebKey> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
    const key = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), use: 'sig', alg: 'RS256' };
    writeFileSync(file, JSON.stringify(key), { mode: 0o600 });
    return key;
  }
}
