import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { enter } from '../../local/environment.ts';
import { projectPath } from '../../local/project.ts';
import { runningIn, type Services } from '../../local/services.ts';
import { type Api, apiFor, apiWith } from '../../local/testing/api-client.ts';
import { firmOf } from './firm-of.ts';
import { recounted } from './partition.ts';

const data = mkdtempSync(join(tmpdir(), 'fettle-crash-'));
let child: ChildProcess;

afterEach(async () => {
  child.kill('SIGKILL');
  await once(child, 'exit');
  rmSync(data, { recursive: true, force: true });
});

const start = async (): Promise<Services> => {
  child = spawn(process.execPath, ['--import', 'tsx', projectPath('local/testing/serve.ts'), data], {
    cwd: projectPath('.'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('The system has no output');
  const [line] = await once(child.stdout, 'data');
  return JSON.parse(`${line}`);
};

const { clients, invoices, subscription } = routes;

const raise = (api: Api, clientId: number, n: number) => {
  const body = { invoiceNumber: `K-${n}`, clientId, amount: 10, dueDate: '2030-01-01' };
  return api.answer(invoices.create, { body }, { 'idempotency-key': `tap-${n}` });
};

/** Raises invoices, eight at a time, until the server stops answering. Returns which were acknowledged, and how many were sent. */
const raiseUntilKilled = async (api: Api, clientId: number, enough: number) => {
  const acknowledged: number[] = [];
  let asked = 0;
  const turn = async () => {
    for (;;) {
      const n = asked++;
      const reply = await raise(api, clientId, n).catch(() => undefined);
      if (reply?.status !== 201) return;
      acknowledged.push(n);
      if (acknowledged.length === enough) child.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: 8 }, turn));
  return { acknowledged, asked };
};

const numbersOf = async (api: Api): Promise<string[]> => {
  const numbers: string[] = [];
  let path: string | undefined = '/api/invoices';
  while (path) {
    const { body, headers } = await api.send({ method: 'GET', path });
    numbers.push(...(body as { invoiceNumber: string }[]).map(({ invoiceNumber }) => invoiceNumber));
    path = /^<([^>]+)>/.exec(headers.get('link') ?? '')?.[1];
  }
  return numbers;
};

it('keeps acknowledged invoices and true counters after kill -9, and a retry ends the rest once', async () => {
  const before = await apiFor(await start(), 'kay@example.com', 'Kay');
  await before.call(subscription.startTrial, {});
  const firmId = await firmOf(before);
  const { id: clientId } = await before.call(clients.create, { body: { name: 'Harbour Café' } });
  const gone = once(child, 'exit');
  const { acknowledged, asked } = await raiseUntilKilled(before, clientId, 60);
  await gone;

  const after = apiWith((await start()).app, before.cookie);
  const numbers = new Set(await numbersOf(after));
  expect(acknowledged.filter((n) => !numbers.has(`K-${n}`))).toEqual([]);
  const leave = enter(runningIn(data));
  try {
    const crashed = await recounted(firmId);
    expect(crashed.found).toEqual(crashed.expected);
    const replies = await Promise.all(Array.from({ length: asked }, (_, n) => raise(after, clientId, n)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    const finished = await recounted(firmId);
    expect(finished.found).toEqual(finished.expected);
    expect(finished.found.invoicesOpen).toBe(asked);
  } finally {
    leave();
  }
}, 120_000);
