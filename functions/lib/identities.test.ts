import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { mayStay } from './identities.ts';
import { logger } from './log.ts';

it('nobody waits for a Cognito that does not answer', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  vi.stubEnv('AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER', `http://127.0.0.1:${port}`);
  vi.stubEnv('AWS_REGION', 'eu-west-2');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
  vi.stubEnv('USER_POOL_ID', 'eu-west-2_local');
  const log = vi.spyOn(logger, 'warn').mockReturnValue();
  expect(await mayStay('somebody')).toBe(true);
  expect(log).toHaveBeenCalledOnce();
  silent.closeAllConnections();
  silent.close();
  vi.unstubAllEnvs();
}, 60_000);
