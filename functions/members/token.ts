import { randomBytes } from 'node:crypto';
import { config } from '#functions/lib/config.ts';
import { hashOf } from '#functions/lib/hash-of.ts';
import { isFirmId } from '#functions/lib/tenant/firm-ids.ts';
import type { FirmId } from '#shared/firms/ids.ts';

/** The secret of an invitation's link, and the invitation's key. */
interface Held {
  firmId: FirmId;
  id: number;
  hash: string;
}

const shape = /^([\w-]{43})\.([1-9]\d{0,15})\.(f-[\w-]{22})$/;

/** A new link of an invitation, and the hash to store. */
export const newLink = (firmId: FirmId, id: number) => {
  const secret = randomBytes(32).toString('base64url');
  // After `#`, which browsers never send.
  return { url: `${config.appUrl}/join#${secret}.${id}.${firmId}`, tokenHash: hashOf(secret) };
};

/** Parses a token; undefined if it is malformed. */
export const readToken = (token: string): Held | undefined => {
  const [, secret, id, firmId] = shape.exec(token) ?? [];
  return secret && firmId && isFirmId(firmId) ? { firmId, id: Number(id), hash: hashOf(secret) } : undefined;
};
