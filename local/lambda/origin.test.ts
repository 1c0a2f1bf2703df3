import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { secretArn } from '../recording/arns.ts';
import { bundled } from './bundled.ts';
import { type Deployed, deploy } from './deployed.ts';
import { secretsManager, type Versions } from './secrets-manager.ts';

const versions: Versions = { AWSCURRENT: 'the-secret' };
const folder = mkdtempSync(join(tmpdir(), 'fettle-origin-'));
let secrets: Awaited<ReturnType<typeof secretsManager>>;
const running: Deployed[] = [];

beforeAll(async () => {
  secrets = await secretsManager(() => versions);
  vi.stubEnv('SECRET_ARN', secretArn('origin'));
  vi.stubEnv('AWS_REGION', 'eu-west-2');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
  vi.stubEnv('AWS_ENDPOINT_URL_SECRETS_MANAGER', secrets.url);
});
afterAll(() => {
  for (const each of running) each.stop();
  secrets.stop();
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

const gate = async () => {
  const deployed = await deploy('origin', bundled(folder, 'origin').entry, { memoryMb: 256 });
  running.push(deployed);
  return async (...identitySource: string[]) => (await deployed.call({ identitySource })).reply;
};

it('lets in who knows the secret and nobody else', async () => {
  const ask = await gate();
  expect(await ask('the-secret')).toEqual({ isAuthorized: true });
  expect(await ask('a-guess')).toEqual({ isAuthorized: false });
  expect(await ask('')).toEqual({ isAuthorized: false });
  expect(await ask()).toEqual({ isAuthorized: false });
});

it('does not ask Secrets Manager again for every wrong guess', async () => {
  const ask = await gate();
  await ask('the-secret');
  const before = secrets.asked();
  for (let guess = 0; guess < 20; guess++) await ask(`guess-${guess}`);
  expect(secrets.asked()).toBe(before);
});

it('goes on letting in the secret before while CloudFront learns the new one', async () => {
  Object.assign(versions, { AWSCURRENT: 'the-next', AWSPREVIOUS: 'the-secret' });
  const ask = await gate();
  expect(await ask('the-secret')).toEqual({ isAuthorized: true });
  expect(await ask('the-next')).toEqual({ isAuthorized: true });
  expect(await ask('the-one-before')).toEqual({ isAuthorized: false });
});
