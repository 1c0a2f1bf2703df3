import { randomBytes } from 'node:crypto';
import { hashOf } from './hash-of.ts';

/** A browser is known by a cookie that outlives its sessions: its user sees where they are signed in, and can end it there. */
const cookieName = '__Host-fettle-device';
const keptDays = 400;
const secondsPerDay = 24 * 60 * 60;
/** 128 random bits. */
const shape = /^[\w-]{22}$/;

export const newDeviceToken = (): string => randomBytes(16).toString('base64url');

/** What a browser's cookies say; undefined where it has none yet. */
export const deviceTokenIn = (cookies: string[] | undefined): string | undefined => {
  const start = `${cookieName}=`;
  const token = cookies?.find((cookie) => cookie.startsWith(start))?.slice(start.length);
  return token && shape.test(token) ? token : undefined;
};

export const deviceCookie = (token: string): string =>
  `${cookieName}=${token}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${keptDays * secondsPerDay}`;

/** What the table and its user know a browser by; its cookie cannot be made from it. */
export const deviceIdOf = (token: string): string => hashOf(token).slice(0, 22);

/** Until when a device is listed that is never used again, in epoch seconds. */
export const deviceEnds = (lastSeenAt: number): number =>
  Math.floor(lastSeenAt / 1000) + keptDays * secondsPerDay;
