import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dynoxideBinary, programFor } from './binary.ts';
import { type Database, startDatabase } from './database.ts';
import { pidFileIn } from './stale.ts';

let data: string;
let database: Database;
beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'fettle-database-'));
  database = await startDatabase(dynoxideBinary() ?? '', data);
});
afterEach(async () => {
  await database.stop();
  rmSync(data, { recursive: true, force: true });
});

const tables = () => {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new DynamoDBClient({ endpoint: database.url, region: 'eu-west-2', credentials });
  return client.send(new ListTablesCommand({}));
};
const pid = () => Number(readFileSync(pidFileIn(join(data, 'dynamodb')), 'utf8'));

it('is started again where it was when it dies alone, so many times', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  for (let times = 1; times <= 2; times++) {
    const before = pid();
    process.kill(before, 'SIGKILL');
    await vi.waitFor(() => expect(pid()).not.toBe(before), { timeout: 60_000 });
    await vi.waitFor(async () => expect((await tables()).TableNames).toEqual([]), { timeout: 60_000 });
    expect(said).toHaveBeenCalledTimes(times);
  }
});

it('keeps an address of this machine’s own with its data, whatever a crash made of it', async () => {
  const hostname = () => new URL(database.url).hostname;
  const before = hostname();
  await database.stop();
  database = await startDatabase(dynoxideBinary() ?? '', data);
  expect(hostname()).toBe(before);
  await database.stop();
  writeFileSync(join(data, 'dynamodb/host'), '');
  database = await startDatabase(dynoxideBinary() ?? '', data);
  expect(hostname()).toMatch(/^127(\.\d+){3}$/);
});

it('looks for another port where another program holds the last one', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  await database.stop();
  writeFileSync(
    join(data, 'ports.json'),
    JSON.stringify({ dynamodb: (other.address() as AddressInfo).port }),
  );
  database = await startDatabase(dynoxideBinary() ?? '', data);
  other.close();
  expect((await tables()).TableNames).toEqual([]);
});

it('has on Windows a program whose name says so', () => {
  expect(programFor('win32', 'x64')).toBe('@dynoxide/win32-x64/dynoxide.exe');
  expect(programFor('darwin', 'arm64')).toBe('@dynoxide/darwin-arm64/dynoxide');
});

it.runIf(process.platform !== 'win32')('is read by its owner alone', () => {
  expect(statSync(join(data, 'dynamodb')).mode & 0o077).toBe(0);
  expect(statSync(join(data, 'dynamodb/fettle.db')).mode & 0o077).toBe(0);
});
