import { randomBytes } from 'node:crypto';
import type { EntityItem } from 'electrodb';
import { deviceEntity } from '#functions/lib/tenant/device-entity.ts';
import {
  firmEntity,
  memberEntity,
  type StoredFirm,
  type StoredMember,
} from '#functions/lib/tenant/firm-entity.ts';
import { firstFirmOf, isFirmId } from '#functions/lib/tenant/firm-ids.ts';
import { sessionEntity } from '#functions/lib/tenant/session-entity.ts';
import { type StoredUser, userEntity } from '#functions/lib/tenant/user-entity.ts';
import type { FirmId, UserId } from '#shared/firms/ids.ts';
import type { Role } from '#shared/members/roles.ts';
import { deviceEnds } from './device.ts';
import { hashOf } from './hash-of.ts';
import { identityOf, mayStay } from './identities.ts';
import { type Key as ItemKey, keyOf } from './item-key.ts';
import { rowIn } from './rows.ts';
import { batchGet } from './table.ts';
import { boundTo, within } from './tenant.ts';

export const sessionCookie = '__Host-fettle';
/** Readable by scripts and not secret: tells the prerendered landing page that somebody is signed in. */
export const hintCookie = 'fettle_hint';

const idleMs = 12 * 60 * 60 * 1000;
const absoluteMs = 7 * 24 * 60 * 60 * 1000;
/** A session's last use is written at most this often. */
const touchMs = 10 * 60 * 1000;
/** A session's identity is checked at most this often: a disabled or deleted one is signed out within the hour. */
const checkMs = 60 * 60 * 1000;

const seconds = (ms: number): number => Math.floor(ms / 1000);
const endsAt = (startedAt: number, lastSeenAt: number): number =>
  Math.min(startedAt + absoluteMs, lastSeenAt + idleMs);

const cookieOptions = 'Path=/; Secure; SameSite=Lax';

/**
 * The cookies of a signed-in browser. The hint names a role that may not make every call, so that a page's first calls, sent before
 * it knows its user, leave out what would be refused.
 */
export const sessionCookies = (token: string, role: Role = 'owner'): string[] => [
  `${sessionCookie}=${token}; HttpOnly; ${cookieOptions}; Max-Age=${seconds(absoluteMs)}`,
  `${hintCookie}=${role === 'owner' ? 1 : role}; ${cookieOptions}; Max-Age=${seconds(absoluteMs)}`,
];

/** Clears both cookies. */
export const clearedCookies = (): string[] => [
  `${sessionCookie}=; HttpOnly; ${cookieOptions}; Max-Age=0`,
  `${hintCookie}=; ${cookieOptions}; Max-Age=0`,
];

/** The value of one of a request's cookies. */
export const readCookie = (cookies: string[] | undefined, name: string): string | undefined => {
  const start = `${name}=`;
  return cookies?.find((cookie) => cookie.startsWith(start))?.slice(start.length);
};

const tokenShape = /^([\w-]{1,400})\.([\w-]{43})(?:\.([\w-]{1,60}))?$/;

type Key = { userId: UserId; secretHash: string };

const parseToken = (token: string | undefined): { key: Key; firm: string | undefined } | undefined => {
  const [, owner, secret, firm] = tokenShape.exec(token ?? '') ?? [];
  if (!owner || !secret) return undefined;
  const userId = Buffer.from(owner, 'base64url').toString() as UserId;
  return { key: { userId, secretHash: hashOf(secret) }, firm };
};

const tokenOf = (userId: UserId, secret: string, firmId: FirmId): string =>
  [Buffer.from(userId).toString('base64url'), secret, firmId].join('.');

/** A token for the same session in another firm; undefined for a malformed token. */
export const tokenIn = (token: string | undefined, firmId: FirmId): string | undefined => {
  const [, owner, secret] = tokenShape.exec(token ?? '') ?? [];
  return owner && secret ? [owner, secret, firmId].join('.') : undefined;
};

interface Beginning {
  userId: UserId;
  /** The identity that signs in. */
  sub: string;
  /** The firm to open. */
  firmId: FirmId;
  /** The browser's device id. */
  deviceId?: string | undefined;
  /** When they last signed in at the identity provider, in epoch milliseconds; now by default. */
  provedAt?: number | undefined;
}

/** Starts a session and returns the cookie's value: the user, a 256-bit secret, and the firm. */
export const startSession = async (
  { userId, sub, firmId, deviceId, provedAt }: Beginning,
  now: number = Date.now(),
): Promise<string> => {
  const secret = randomBytes(32).toString('base64url');
  const begun = sessionEntity.create({
    userId,
    secretHash: hashOf(secret),
    ...(sub !== userId && { identityId: sub }),
    ...(deviceId && { deviceId }),
    firmIds: [firmId],
    startedAt: now,
    provedAt: Math.min(provedAt ?? now, now),
    lastSeenAt: now,
    ttl: seconds(endsAt(now, now)),
  });
  await within({ userId }, () => begun.go());
  return tokenOf(userId, secret, firmId);
};

export const endSession = async (token: string | undefined): Promise<void> => {
  const parsed = parseToken(token);
  if (parsed) await within(parsed.key, () => sessionEntity.delete(parsed.key).go());
};

/** The keys of the items wanted from a firm. */
export type Wanted = (firmId: FirmId, userId: UserId) => Promise<ItemKey[]>;

interface Asked {
  /** The firm that the page names; it takes precedence over the cookie's. */
  firm?: string | undefined;
  wanted?: Wanted | undefined;
  /** Whether to admit a removed member for this one call. */
  admits?: ((member: StoredMember) => boolean) | undefined;
}

/** The signed-in user, their firm, and those wanted items that exist. */
export interface SignedIn {
  user: StoredUser;
  /** Undefined if they are in no firm, or not in the requested one. */
  entered: { firm: StoredFirm; member: StoredMember } | undefined;
  /** True for a new user: they have no firm yet, and asked for no other. */
  isNew: boolean;
  /** They used to be in the requested firm. */
  wasRemoved: boolean;
  /** An owner of that firm has signed this device out of it. */
  isOut: boolean;
  /** When they last signed in at the identity provider, in epoch milliseconds; 0 if unknown. */
  provedAt: number;
  /** The wanted items; none unless they are in the firm. */
  found: (object | undefined)[];
}

const enteredIn = (
  firmItem: object | undefined,
  memberItem: object | undefined,
  admits: Asked['admits'],
): SignedIn['entered'] => {
  const [firm, member] = [rowIn(firmEntity, firmItem), rowIn(memberEntity, memberItem)];
  if (!firm || firm.erasingSince || !member) return undefined;
  return member.state === 'active' || admits?.(member) ? { firm, member } : undefined;
};

/**
 * Resolves a cookie's value to its user, read in one round trip with their session, firm and `wanted` items; undefined if invalid
 * or expired. The requested firm only says where to read: the membership decides.
 */
export const signedIn = async (
  token: string | undefined,
  { firm: asked, wanted, admits }: Asked = {},
): Promise<SignedIn | undefined> => {
  const parsed = parseToken(token);
  if (!parsed) return undefined;
  const { key } = parsed;
  const first = firstFirmOf(key.userId);
  const hint = asked ?? parsed.firm ?? first;
  // A malformed firm id reads the user's own firm, without entering it.
  const firmId = isFirmId(hint) ? hint : first;
  // The one read outside the bounds: who they are, and whether they are in the firm.
  boundTo({ firms: [firmId], userId: key.userId });
  const also = (await wanted?.(firmId, key.userId)) ?? [];
  const [sessionItem, userItem, firmItem, memberItem, ...found] = await batchGet([
    keyOf(sessionEntity, key),
    keyOf(userEntity, key),
    keyOf(firmEntity, { firmId }),
    keyOf(memberEntity, { firmId, userId: key.userId }),
    ...also,
  ]);
  const entered = firmId === hint ? enteredIn(firmItem, memberItem, admits) : undefined;
  const user = await checked(key, sessionItem, userItem, entered ? [firmId] : []);
  if (!user) {
    boundTo({});
    return undefined;
  }
  boundTo({ firms: entered ? [firmId] : [], userId: key.userId });
  const { deviceId, provedAt = 0 } = rowIn(sessionEntity, sessionItem) ?? {};
  const isOut = entered?.member.out?.some((out) => out.deviceId === deviceId) ?? false;
  const wasRemoved = firmId === hint && rowIn(memberEntity, memberItem)?.state === 'removed';
  return { user, entered, isNew: hint === first && !memberItem, wasRemoved, isOut, provedAt, found };
};

const checked = async (
  key: Key,
  sessionItem: object | undefined,
  userItem: object | undefined,
  firmIds: FirmId[],
): Promise<StoredUser | undefined> => {
  const now = Date.now();
  const session = rowIn(sessionEntity, sessionItem);
  const user = rowIn(userEntity, userItem);
  if (!session || !user || user.erasingSince || endsAt(session.startedAt, session.lastSeenAt) <= now)
    return undefined;
  // Started by an identity that has since been replaced.
  if (identityOf(session) !== identityOf(user)) return undefined;
  if (now - (session.checkedAt ?? session.startedAt) > checkMs) {
    if (!(await mayStay(identityOf(user)))) {
      await sessionEntity.delete(key).go();
      return undefined;
    }
    await touch(session, now, firmIds, { checkedAt: now });
    return user;
  }
  const isElsewhere = firmIds.some((firmId) => !session.firmIds?.includes(firmId));
  if (isElsewhere || now - session.lastSeenAt > touchMs) await touch(session, now, firmIds);
  return user;
};

type Session = EntityItem<typeof sessionEntity>;

const touch = async (
  { userId, secretHash, startedAt, deviceId }: Session,
  now: number,
  firmIds: FirmId[],
  more: { checkedAt?: number } = {},
) => {
  const ttl = seconds(endsAt(startedAt, now));
  // A session ended meanwhile must stay ended, so we patch only existing items; losing that race is fine.
  const session = sessionEntity.patch({ userId, secretHash }).set({ lastSeenAt: now, ttl, ...more });
  const device = deviceEntity
    .patch({ userId, deviceId: deviceId ?? '' })
    .set({ lastSeenAt: now, ttl: deviceEnds(now) });
  const used = firmIds.length > 0 ? { firmIds } : undefined;
  await Promise.allSettled([
    (used ? session.add(used) : session).go(),
    deviceId && (used ? device.add(used) : device).go(),
  ]);
};
