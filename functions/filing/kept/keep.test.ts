import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { connectedVat, deviceHeaders, tellHmrc } from '#functions/testing/filing/hmrc.ts';
import { partitionOf } from '#functions/testing/partition.ts';
import { addDays, today } from '#shared/dates.ts';
import type { FilingReturn } from '#shared/filing/vat.ts';
import { routes } from '#shared/routes.ts';
import { mondayOf } from '#shared/time/weeks.ts';
import type { Obligation } from '../../../local/hmrc/state.ts';
import { localSystem, type Someone } from '../../../local/testing/system.ts';

const system = localSystem();
const { account, books, clients, employees, filing, invoices, time } = routes;

const summer: Obligation = {
  ...{ start: '2026-07-01', end: '2026-09-30', due: '2026-11-07', status: 'O', periodKey: '26A3' },
};
const at = { params: { end: summer.end } };

const filed = async () => {
  const { person, vrn } = await connectedVat(system);
  await tellHmrc(system, { vrn, obligations: [summer] });
  await person.answer(filing.vatObligations, {}, deviceHeaders());
  const { id: clientId } = await person.call(clients.create, { body: { name: 'Mill', address: 'Quay' } });
  const line = { kind: 'labour', description: 'Work', quantity: 1, unit: 'each', unitPrice: 1000, vat: 's' };
  const body = { clientId, dueDate: '2030-01-31', taxPoint: '2026-08-10', lines: [line] };
  await person.call(invoices.create, { body: body as never });
  const { hash } = (await person.answer(filing.vatReturn, at, deviceHeaders())).body as FilingReturn;
  const declared = { ...at, body: { hash, declared: true as const } };
  const headers = { ...deviceHeaders(), 'idempotency-key': randomUUID() };
  const { status, body: reply } = await person.answer(filing.fileVatReturn, declared, headers);
  expect(status).toBe(201);
  return { person, number: (reply as FilingReturn).acknowledgement?.formBundleNumber ?? '' };
};

/** The last whole week. */
const monday = mondayOf(addDays(today(), -7));

const work = async (person: Someone) => {
  const body = { firstName: 'Sam', lastName: 'Example', hourlyRate: 20 };
  const { id: employeeId } = await person.call(employees.create, { body: body as never });
  for (const [hour, kind] of [
    ['08', 'work'],
    ['16', 'off'],
  ] as const)
    await person.call(time.punch, { body: { employeeId, at: `${monday}T${hour}:00:00.000Z`, kind } });
};

const unzipped = async (url: string | null | undefined) => {
  const files = unzipSync(new Uint8Array(await (await fetch(url ?? '')).arrayBuffer()));
  return (name: string) => new TextDecoder().decode(files[name]);
};

const patience = { timeout: 60_000, interval: 50 };

/** The accountant's ZIP for a range of days. */
const packedOf = async (person: Someone, body: { from: string; to: string }) => {
  const params = { format: 'accountant', kind: 'zip' } as const;
  await person.answer(books.make, { params, body });
  const [book] = await vi.waitFor(async () => {
    const list = await person.call(books.list, {});
    expect(list[0]?.status).toBe('ready');
    return list;
  }, patience);
  return unzipped(book?.parts[0]?.url);
};

it('is in the export of the firm and in the accountant’s, beside the weeks of time', async () => {
  const { person, number } = await filed();
  await work(person);
  await person.call(account.startExport, {});
  const { url } = await vi.waitFor(async () => {
    const state = await person.call(account.exportState, {});
    expect(state.status).toBe('ready');
    return state;
  }, patience);
  const exported = await unzipped(url);
  expect(JSON.parse(exported('vat-returns.json'))).toMatchObject([
    {
      end: summer.end,
      status: 'filed',
      payload: { periodKey: '26A3', vatDueSales: 200, finalised: true },
      declared: { name: 'Robin Example', text: expect.stringContaining('legal declaration') },
      acknowledgement: { formBundleNumber: number },
      account: expect.arrayContaining([expect.objectContaining({ box: 1, vat: 200 })]),
      keepUntil: '2032-09-30',
    },
  ]);
  expect(exported('vat-returns.csv')).not.toContain('sealed');

  const packed = await packedOf(person, { from: '2026-09-01', to: '2026-09-30' });
  const [, row = ''] = packed('vat-returns.csv').split('\r\n');
  const boxes = '200.00,0.00,200.00,0.00,200.00,1000.00,0.00,0.00,0.00';
  expect(row).toContain(`2026-07-01,2026-09-30,2026-11-07,filed,${boxes},Robin Example,`);
  expect(row).toContain(number);
  expect(packed('Contents.txt')).toContain('VAT returns sent to HMRC: 1,');
  const worked = await packedOf(person, { from: monday, to: addDays(monday, 6) });
  expect(worked('time.csv')).toContain(`${monday},Sam Example,open,480,0,0,480,160.00,,`);
  expect(worked('Contents.txt')).toContain('Weeks of time: 1,');
});

it('outlives its account until the law no longer wants it kept, and is read by no call', async () => {
  const { person, number } = await filed();
  await person.answer(account.erase, { body: { confirmation: person.email } });
  await vi.waitFor(async () => expect(await partitionOf(person.firmId)).toEqual([]), patience);
  const { keptFilingEntity } = await import('./entity.ts');
  const { data } = await keptFilingEntity.query.byName({ firmId: person.firmId }).go();
  expect(data).toMatchObject([
    {
      name: `vatReturn#${summer.end}`,
      ttl: Date.parse('2032-10-01') / 1000,
      row: { payload: { vatDueSales: 200 }, acknowledgement: { formBundleNumber: number } },
    },
  ]);
  expect(JSON.stringify(data)).not.toContain('sealed');
});
