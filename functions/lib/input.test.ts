import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { inputOf } from './input.ts';

const eventOf = (bytes: Uint8Array) =>
  ({
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(bytes).toString('base64'),
    isBase64Encoded: true,
  }) as unknown as APIGatewayProxyEventV2;

it('reads a body that came as bytes, and refuses bytes that are no text', async () => {
  const right = Buffer.from('{"name":"Café"}');
  expect(await inputOf(routes.clients.create, eventOf(right))).toMatchObject({ body: { name: 'Café' } });
  const wrong = Buffer.from('{"name":"Café"}', 'latin1');
  await expect(inputOf(routes.clients.create, eventOf(wrong))).rejects.toMatchObject({ status: 400 });
});
