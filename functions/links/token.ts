import { createHmac, randomBytes } from 'node:crypto';
import { config } from '#functions/lib/config.ts';
import { linkKeys } from '#functions/lib/keys.ts';
import { feedEnding } from '#shared/calendar/feed.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { canonicalJson } from '#shared/kernel/canonical.ts';
import type { LinkKind } from './entity.ts';

/** What a token is made from. The `seed` may be stored: without the server's key it is useless. */
export interface TokenOf {
  firmId: FirmId;
  kind: LinkKind;
  id: number;
  epoch: number;
  seed: string;
}

/** The seed of the link printed on a document: the same on every copy. */
export const paperSeed = 'paper';

export const newSeed = (): string => randomBytes(32).toString('base64url');

/** The token: 32 bytes in base64url, deterministic (docs/decisions/045). */
export const tokenFor = async ({ firmId, kind, id, epoch, seed }: TokenOf): Promise<string> => {
  const { linkKey } = await linkKeys();
  return createHmac('sha256', Buffer.from(linkKey, 'base64'))
    .update(canonicalJson({ firmId, kind, id, epoch, seed }))
    .digest('base64url');
};

/**
 * The address of a token. The token follows `#`, which browsers never send; calendar programs and one-click unsubscribe can only
 * send a path, so their tokens are part of it.
 */
export const urlOfToken = (kind: LinkKind, token: string): string => {
  if (kind === 'calendar') return `${config.appUrl}/api/calendar/${token}${feedEnding}`;
  if (kind === 'client') return `${config.appUrl}/api/guest/mails/${token}`;
  return `${config.appUrl}/guest#${token}`;
};
