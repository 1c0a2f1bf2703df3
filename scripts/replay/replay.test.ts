import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { newId } from '#shared/ids.ts';
import { projectPath } from '../../local/project.ts';
import { differing } from './differing.ts';

const folder = mkdtempSync(join(tmpdir(), 'fettle-replay-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const replay = (content: unknown) => {
  const file = join(folder, 'steps.json');
  writeFileSync(file, JSON.stringify(content));
  const given = ['--import', 'tsx', projectPath('scripts/replay/run.ts'), file];
  return new Promise<{ code: number; said: string; failed: string }>((resolve) => {
    const child = execFile(process.execPath, given, { cwd: projectPath('.') }, (_, said, failed) =>
      resolve({ code: child.exitCode ?? -1, said, failed }),
    );
  });
};

const day = (date: string) => ({ at: `${date}T09:00:00.000Z`, id: newId(Date.parse(`${date}T09:00:00Z`)) });

it('puts calls of many weeks through both, and finds the same', async () => {
  const [client, job, invoice, payment] = [
    day('2026-09-01'),
    day('2026-09-02'),
    day('2026-10-05'),
    day('2026-11-20'),
  ];
  const { code, said, failed } = await replay({
    steps: [
      { route: 'POST /api/clients', body: { id: client.id, name: 'Harbour Café' }, at: client.at },
      {
        route: 'POST /api/jobs',
        body: { id: job.id, title: 'New boiler', clientId: client.id, scheduledDate: '2026-09-03' },
        at: job.at,
      },
      { route: 'PATCH /api/jobs/{id}', params: { id: job.id }, body: { status: 'in_progress' } },
      {
        route: 'POST /api/invoices',
        body: {
          ...{ id: invoice.id, clientId: client.id, jobId: job.id },
          ...{ invoiceNumber: 'INV-1', amount: 120, dueDate: '2026-11-01' },
        },
        at: invoice.at,
      },
      {
        route: 'POST /api/payments',
        body: { id: payment.id, invoiceId: invoice.id, amount: 50, method: 'cash', paidOn: '2026-11-19' },
        at: payment.at,
      },
      { route: 'DELETE /api/clients/{id}', params: { id: client.id } },
    ],
  });
  expect(failed).toBe('');
  expect(JSON.parse(said)).toMatchObject({
    ...{ steps: 6, equal: 6, different: [] },
    // Somebody with papers stays.
    refused: [{ step: 5, status: 409 }],
  });
  expect(code).toBe(0);
});

it('says what is wrong with a file', async () => {
  expect(await replay({ steps: [{ route: 'POST /api/boats' }] })).toMatchObject({
    code: 2,
    failed: expect.stringContaining('There is no POST /api/boats'),
  });
  expect(await replay({ steps: [{}] })).toMatchObject({
    code: 2,
    failed: expect.stringContaining('steps.0.route'),
  });
});

it('names each field in which the two differ, and a record that only one of them has', () => {
  const device = { 'job/1': { title: 'Boiler', lines: [{ unitPrice: 5 }] }, 'job/2': { title: 'Tap' } };
  const server = { 'job/1': { title: 'Boiler', lines: [{ unitPrice: 6 }] } };
  expect(differing({ device, server })).toEqual([
    { record: 'job/1', path: 'lines.0.unitPrice', device: 5, server: 6 },
    { record: 'job/2', path: '', device: { title: 'Tap' }, server: undefined },
  ]);
});
