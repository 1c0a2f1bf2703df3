import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { database } from '../../local/dynamodb/start.ts';
import { localSystem } from '../../local/testing/system.ts';
import { type FlakyDatabase, startFlakyDatabase } from './flaky-database.ts';

/**
 * The local system on a database whose faults a test can set by `faultFor`, until it ends. Only for files listed under `alone` in
 * vitest.config.ts.
 */
export const flakySystem = () => {
  const flaky: Pick<FlakyDatabase, 'faultFor'> = { faultFor: () => 'none' };
  const stops: (() => unknown)[] = [];
  // Set before the system starts, so that it uses this database.
  beforeAll(async () => {
    const data = mkdtempSync(join(tmpdir(), 'fettle-flaky-'));
    const real = await database(data);
    const between = await startFlakyDatabase(real.url);
    between.faultFor = (action, body) => flaky.faultFor(action, body);
    vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', between.url);
    stops.push(between.close, real.stop, () => rmSync(data, { recursive: true, force: true }));
  });
  const system = localSystem();
  afterAll(async () => {
    vi.unstubAllEnvs();
    for (const stop of stops) await stop();
  });
  afterEach(() => {
    flaky.faultFor = () => 'none';
  });
  return { system, flaky };
};
