import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { resetFolder } from './data/folder.ts';
import { projectPath } from './project.ts';
import type { Services } from './services.ts';

let data: string;
let children: ChildProcess[];

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'fettle-survival-'));
  children = [];
});

afterEach(async () => {
  for (const child of children.filter(
    ({ exitCode, signalCode }) => exitCode === null && signalCode === null,
  )) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  for (const folder of [data, `${data}-second`]) rmSync(folder, { recursive: true, force: true });
});

function run(script: string, args: string[] = [], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', projectPath(`local/${script}`), ...args], {
    cwd: projectPath('.'),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

async function serve(): Promise<{ child: ChildProcess; services: Services }> {
  const child = run('testing/serve.ts', [data]);
  const [line] = await once(child.stdout, 'data');
  return { child, services: JSON.parse(`${line}`) };
}

async function said(child: ChildProcess): Promise<{ code: number | null; text: string }> {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (text += part));
  const [code] = await once(child, 'close');
  return { code, text: text.trim() };
}

const clientOf = ({ dynamodb }: Services) =>
  new DynamoDBClient({
    endpoint: dynamodb,
    region: 'eu-west-2',
    maxAttempts: 1,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });

const key = (n: number) => ({ pk: { S: 'survival' }, sk: { S: `${n}` } });

/** Writes one after the other, until the database is gone; answers how many it acknowledged. */
async function writeUntilKilled(services: Services, enough: () => void): Promise<number> {
  const client = clientOf(services);
  for (let n = 0; ; n++) {
    const put = new PutItemCommand({
      TableName: 'fettle',
      Item: { ...key(n), note: { S: 'x'.repeat(500) } },
    });
    if (!(await client.send(put).catch(() => undefined))) return n;
    if (n === 200) enough();
  }
}

it('has every acknowledged record after kill -9 in the middle of writing', async () => {
  const { child, services } = await serve();
  const acknowledged = await writeUntilKilled(services, () => child.kill('SIGKILL'));
  const again = await serve();
  const client = clientOf(again.services);
  const get = (n: number) => client.send(new GetItemCommand({ TableName: 'fettle', Key: key(n) }));
  expect(acknowledged).toBeGreaterThan(200);
  for (let n = 0; n < acknowledged; n++) expect((await get(n)).Item?.sk).toEqual({ S: `${n}` });
  expect(again.services.s3).toBe(services.s3);
  expect(again.services.identity).toBe(services.identity);
});

it('says in one sentence what is wrong with a taken port', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const { code, text } = await said(run('start.ts', [], { PORT: `${port}`, FETTLE_DATA: data }));
  other.close();
  expect(code).toBe(1);
  expect(text).toMatch(/^Port \d+ is taken: .*\.$/);
  expect(text).not.toContain('\n');
});

it.each([
  ['its keys are broken', () => writeFileSync(join(data, 'keys.json'), '{"sessionKey":'), 'npm run reset'],
  ['its folder cannot be written', () => (data = join(data, 'keys.json/x')), 'FETTLE_DATA'],
])(
  'says in one sentence that %s, and starts nothing',
  async (_, spoil, words) => {
    const own = data;
    writeFileSync(join(data, 'fettle-data'), '');
    writeFileSync(join(data, 'keys.json'), '{}');
    spoil();
    const { code, text } = await said(run('start.ts', [], { PORT: '0', FETTLE_DATA: data }));
    data = own;
    expect({ code, lines: text.split('\n').length }).toEqual({ code: 1, lines: 1 });
    expect(text).toContain(words);
  },
  60_000,
);

it('runs beside another, is known by another name of its folder, and is stopped and emptied by a reset', async () => {
  const { child, services } = await serve();
  const own = data;
  data = `${own}-second`;
  const second = await serve();
  data = own;
  for (const { app } of [services, second.services])
    expect((await fetch(`${app}/api/auth/user`)).status).toBe(401);

  // Windows lets only its administrators make such a name.
  if (process.platform !== 'win32') {
    const other = `${data}-link`;
    symlinkSync(data, other);
    const { code, text } = await said(run('start.ts', [], { PORT: '0', FETTLE_DATA: other }));
    rmSync(other);
    expect(code).toBe(1);
    expect(text).toContain('is running on');
  }

  const gone = once(child, 'exit');
  expect(await resetFolder(data)).toBe(true);
  await gone;
  expect(existsSync(data)).toBe(false);
}, 60_000);

it('resets nothing that is not its own', async () => {
  writeFileSync(join(data, 'thesis.txt'), 'years of work');
  await expect(resetFolder(data)).rejects.toThrow('holds something else');
  expect(existsSync(join(data, 'thesis.txt'))).toBe(true);
});
