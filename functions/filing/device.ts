import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import { deviceCookie, deviceTokenIn, newDeviceToken } from '#functions/lib/device.ts';
import { validate } from '#functions/lib/validate.ts';
import { type Device, device, deviceHeader, mostDevice } from '#shared/filing/device.ts';
import { invalidField } from '#shared/kernel/refusal.ts';

/** The browser's device token; creates one for a browser that signed in before the cookie existed. */
const tokenOf = ({ cookies }: APIGatewayProxyEventV2): string => deviceTokenIn(cookies) ?? newDeviceToken();

/** The device id sent to HMRC, which outlives the session: the browser's own token, written as a UUID of version 4. */
export const hmrcDeviceOf = (event: APIGatewayProxyEventV2): string =>
  Buffer.from(tokenOf(event), 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5');

export const keptDeviceCookie = (event: APIGatewayProxyEventV2): string => deviceCookie(tokenOf(event));

const missing = () =>
  invalidField('device', 'HMRC needs to know which device files. Open the page again and try once more');

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    throw missing();
  }
};

const inDevice = z.object({ device });

/** The browser's description of itself, as sent; `undefined` if it is missing or too long. */
export const deviceTextIn = ({ headers }: APIGatewayProxyEventV2): string | undefined => {
  const text = headers[deviceHeader];
  return text && text.length <= mostDevice ? text : undefined;
};

/** The browser's description of itself. Throws 400 with path `device`, or `device.screens` and so on. */
export const deviceOf = (event: APIGatewayProxyEventV2): Device => {
  const text = deviceTextIn(event);
  if (!text) throw missing();
  return validate(inDevice, { device: parsed(text) }).device;
};
