import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import { deviceCookie, deviceTokenIn, newDeviceToken } from '#functions/lib/device.ts';
import { validate } from '#functions/lib/validate.ts';
import { type Device, device, deviceHeader, mostDevice } from '#shared/filing/device.ts';
import { invalidField } from '#shared/kernel/refusal.ts';

/** What a browser is known by; one that signed in before there was such a cookie gets one. */
const tokenOf = ({ cookies }: APIGatewayProxyEventV2): string => deviceTokenIn(cookies) ?? newDeviceToken();

/** The id that HMRC knows a device by, which outlives the session: the browser's own, written as a UUID of version 4. */
export const hmrcDeviceOf = (event: APIGatewayProxyEventV2): string =>
  Buffer.from(tokenOf(event), 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5');

export const keptDeviceCookie = (event: APIGatewayProxyEventV2): string => deviceCookie(tokenOf(event));

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
