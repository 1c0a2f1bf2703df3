import { createHash, randomBytes } from 'node:crypto';
import type { EntityItem } from 'electrodb';
import { userEntity } from '#functions/auth/entity.ts';
import { sessionEntity } from '#functions/auth/session-entity.ts';
import { identityOf, mayStay } from './identities.ts';
import { type Key as ItemKey, keyOf } from './item-key.ts';
import { rowIn } from './rows.ts';
import { batchGet } from './table.ts';

export type StoredUser = EntityItem<typeof userEntity>;

export const sessionCookie = '__Host-fettle';
/** Readable by the page and no secret: it tells the prerendered landing page that somebody is signed in. */
export const hintCookie = 'fettle_hint';

const idleMs = 12 * 60 * 60 * 1000;
const absoluteMs = 7 * 24 * 60 * 60 * 1000;
/** A session's last use is written down at most this often. */
const touchMs = 10 * 60 * 1000;
/** The identity behind a session is looked up at most this often: whoever was disabled or deleted is out within the hour. */
const checkMs = 60 * 60 * 1000;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
const seconds = (ms: number): number => Math.floor(ms / 1000);
const endsAt = (startedAt: number, lastSeenAt: number): number =>
  Math.min(startedAt + absoluteMs, lastSeenAt + idleMs);

const cookieOptions = 'Path=/; Secure; SameSite=Lax';

/** The cookies of a signed-in browser. */
export const sessionCookies = (token: string): string[] => [
  `${sessionCookie}=${token}; HttpOnly; ${cookieOptions}; Max-Age=${seconds(absoluteMs)}`,
  `${hintCookie}=1; ${cookieOptions}; Max-Age=${seconds(absoluteMs)}`,
];

/** Takes both cookies away again. */
export const clearedCookies = (): string[] => [
  `${sessionCookie}=; HttpOnly; ${cookieOptions}; Max-Age=0`,
  `${hintCookie}=; ${cookieOptions}; Max-Age=0`,
];

/** The value of one of a request's cookies. */
export const readCookie = (cookies: string[] | undefined, name: string): string | undefined => {
  const start = `${name}=`;
  return cookies?.find((cookie) => cookie.startsWith(start))?.slice(start.length);
};

const tokenShape = /^([\w-]{1,400})\.([\w-]{43})$/;

type Key = { userId: string; secretHash: string };

const parseToken = (token: string | undefined): Key | undefined => {
  const [, owner, secret] = tokenShape.exec(token ?? '') ?? [];
  if (!owner || !secret) return undefined;
  return { userId: Buffer.from(owner, 'base64url').toString(), secretHash: hashOf(secret) };
};

/** Starts a session of a user, whom an identity (`sub`) signs in to, and gives the cookie's value: whose it is and a 256-bit secret. */
export const startSession = async (
  userId: string,
  sub: string,
  now: number = Date.now(),
): Promise<string> => {
  const secret = randomBytes(32).toString('base64url');
  await sessionEntity
    .create({
      userId,
      secretHash: hashOf(secret),
      ...(sub !== userId && { identityId: sub }),
      startedAt: now,
      lastSeenAt: now,
      ttl: seconds(endsAt(now, now)),
    })
    .go();
  return `${Buffer.from(userId).toString('base64url')}.${secret}`;
};

export const endSession = async (token: string | undefined): Promise<void> => {
  const key = parseToken(token);
  if (key) await sessionEntity.delete(key).go();
};

/** Says of a user which of their items are wanted. */
export type Wanted = (userId: string) => Promise<ItemKey[]>;

/** Whoever is signed in, and the items that were wanted of them, as far as there are such. */
interface SignedIn {
  user: StoredUser;
  found: (object | undefined)[];
}

/** Who a cookie's value belongs to, read with their session and what is `wanted` in one round trip; `undefined` if nobody's or over. */
export const signedIn = async (token: string | undefined, wanted?: Wanted): Promise<SignedIn | undefined> => {
  const key = parseToken(token);
  if (!key) return undefined;
  const also = (await wanted?.(key.userId)) ?? [];
  const own = [keyOf(sessionEntity, key), keyOf(userEntity, key)];
  const [sessionItem, userItem, ...found] = await batchGet([...own, ...also]);
  const user = await checked(key, sessionItem, userItem);
  return user && { user, found };
};

/** The same of the user alone. */
export const signedInUser = async (token: string | undefined): Promise<StoredUser | undefined> =>
  (await signedIn(token))?.user;

const checked = async (
  key: Key,
  sessionItem: object | undefined,
  userItem: object | undefined,
): Promise<StoredUser | undefined> => {
  const now = Date.now();
  const session = rowIn(sessionEntity, sessionItem);
  const user = rowIn(userEntity, userItem);
  if (!session || !user || user.erasingSince || endsAt(session.startedAt, session.lastSeenAt) <= now)
    return undefined;
  // Begun by an identity that was gone when another took its user over.
  if (identityOf(session) !== identityOf(user)) return undefined;
  if (now - (session.checkedAt ?? session.startedAt) > checkMs) {
    if (!(await mayStay(identityOf(user)))) {
      await sessionEntity.delete(key).go();
      return undefined;
    }
    await touch(key, session.startedAt, now, { checkedAt: now });
  } else if (now - session.lastSeenAt > touchMs) await touch(key, session.startedAt, now);
  return user;
};

const touch = async (key: Key, startedAt: number, now: number, more: { checkedAt?: number } = {}) => {
  const ttl = seconds(endsAt(startedAt, now));
  // A session that was ended meanwhile must stay ended, so the patch asks for one that exists; losing that race is fine.
  await sessionEntity
    .patch(key)
    .set({ lastSeenAt: now, ttl, ...more })
    .go()
    .catch(() => undefined);
};
