import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { expect, it } from 'vitest';
import { deviceCookie, newDeviceToken } from '#functions/lib/device.ts';
import { hmrcDeviceOf } from './device.ts';

const from = (token: string) =>
  ({ cookies: [deviceCookie(token).split(';', 1)[0] ?? ''] }) as APIGatewayProxyEventV2;

it('names every browser by a UUID that HMRC takes, and always by the same', () => {
  for (const token of Array.from({ length: 200 }, newDeviceToken)) {
    const id = hmrcDeviceOf(from(token));
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
    expect(hmrcDeviceOf(from(token))).toBe(id);
  }
});
