import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import { readCookie } from '#functions/lib/session.ts';
import { validate } from '#functions/lib/validate.ts';
import { type Device, device, deviceHeader, mostDevice } from '#shared/filing/device.ts';
import { invalidField } from '#shared/kernel/refusal.ts';

const cookieName = '__Host-device';
const keptSeconds = 400 * 24 * 60 * 60;
const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id that HMRC knows a device by. It outlives the session; a browser without one gets one. */
export const deviceIdOf = ({ cookies }: APIGatewayProxyEventV2): string => {
  const kept = readCookie(cookies, cookieName);
  return kept && idShape.test(kept) ? kept : randomUUID();
};

export const deviceCookie = (id: string): string =>
  `${cookieName}=${id}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${keptSeconds}`;

const missing = () =>
  invalidField('device', 'HMRC wants to know which device files: open the page again and try once more');

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    throw missing();
  }
};

const inDevice = z.object({ device });

/** What the browser says of itself, as it was sent; `undefined` where it says nothing or too much. */
export const deviceTextIn = ({ headers }: APIGatewayProxyEventV2): string | undefined => {
  const text = headers[deviceHeader];
  return text && text.length <= mostDevice ? text : undefined;
};

/** What the browser says of itself. Throws 400 with path `device`, or `device.screens` and so on. */
export const deviceOf = (event: APIGatewayProxyEventV2): Device => {
  const text = deviceTextIn(event);
  if (!text) throw missing();
  return validate(inDevice, { device: parsed(text) }).device;
};
