import { randomBytes } from 'node:crypto';
import { config } from '#functions/lib/config.ts';
import { hashOf } from '#functions/lib/hash-of.ts';
import { isFirmId } from '#functions/lib/tenant/firm-ids.ts';
import type { FirmId } from '#shared/firms/ids.ts';

/** The secret of an invitation's link, and where the invitation lies. */
interface Held {
  firmId: FirmId;
  id: number;
  hash: string;
}

const shape = /^([\w-]{43})\.([1-9]\d{0,15})\.(f-[\w-]{22})$/;

/** A new link of an invitation, and what is kept of it. */
export const newLink = (firmId: FirmId, id: number) => {
  const secret = randomBytes(32).toString('base64url');
  // Behind `#`, which no browser sends anywhere.
  return { url: `${config.appUrl}/join#${secret}.${id}.${firmId}`, tokenHash: hashOf(secret) };
};

/** What a token says; undefined for what is none. */
export const readToken = (token: string): Held | undefined => {
  const [, secret, id, firmId] = shape.exec(token) ?? [];
  return secret && firmId && isFirmId(firmId) ? { firmId, id: Number(id), hash: hashOf(secret) } : undefined;
};
