import { randomBytes } from 'node:crypto';
import { hashOf } from './hash-of.ts';

/**
 * Identifies a browser by a cookie that outlives its sessions, so that users can see where they are signed in and end those
 * sessions.
 */
const cookieName = '__Host-fettle-device';
const keptDays = 400;
const secondsPerDay = 24 * 60 * 60;
/** 128 random bits. */
const shape = /^[\w-]{22}$/;

export const newDeviceToken = (): string => randomBytes(16).toString('base64url');

/** The device token among a browser's cookies; undefined if it has none yet. */
export const deviceTokenIn = (cookies: string[] | undefined): string | undefined => {
  const start = `${cookieName}=`;
  const token = cookies?.find((cookie) => cookie.startsWith(start))?.slice(start.length);
  return token && shape.test(token) ? token : undefined;
};

export const deviceCookie = (token: string): string =>
  `${cookieName}=${token}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${keptDays * secondsPerDay}`;

/** The id that the table and the user see; the cookie cannot be derived from it. */
export const deviceIdOf = (token: string): string => hashOf(token).slice(0, 22);

/** When an unused device drops off the list, in epoch seconds. */
export const deviceEnds = (lastSeenAt: number): number =>
  Math.floor(lastSeenAt / 1000) + keptDays * secondsPerDay;
