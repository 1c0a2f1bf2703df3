import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addDays, today } from '#shared/dates.ts';
import type { MatchedRow } from '#shared/payments/bank-row.ts';
import { routes } from '#shared/routes.ts';
import { taxYearOf } from '#shared/uk/tax-year.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { partitionOf, recounted, setOnPerson } from '../testing/partition.ts';

const system = localSystem();
const { clients, invoices, jobs, payments, dashboard, settings, tax } = routes;

/** Creates a user with invoices of these amounts to one client, each with its own job and day. */
const begin = async (...amounts: number[]) => {
  const person = await system.someone();
  const client = await person.call(clients.create, { body: { name: 'Harbour Café' } });
  const ids: number[] = [];
  for (const [n, amount] of amounts.entries()) {
    const job = await person.call(jobs.create, { body: { title: `Job ${n}`, clientId: client.id } });
    const head = { invoiceNumber: `INV-${n}`, clientId: client.id, jobId: job.id };
    const body = { ...head, amount, dueDate: `2030-01-${n + 10}` };
    ids.push((await person.call(invoices.create, { body })).id);
  }
  return { person, client, ids };
};

const row = (amount: number, pays: MatchedRow['pays'], fields: Partial<MatchedRow> = {}): MatchedRow => ({
  account: '12-34-56 12345678',
  paidOn: today(),
  amount,
  text: 'HARBOUR CAFE INV-0',
  ordinal: 1,
  pays,
  ...fields,
});
const one = (invoiceId = 0, amount = 100, fields: Partial<MatchedRow> = {}) =>
  row(amount, [{ invoiceId, amount }], fields);
const send = (person: Someone, rows: MatchedRow[]) => person.answer(payments.match, { body: { rows } });
const listed = (person: Someone) => person.call(payments.list, { query: {} });
const expectTrueCounters = async (person: Someone) => {
  const { expected, found } = await recounted(person.firmId);
  expect(found).toEqual(expected);
};

describe('a row of a bank statement', () => {
  it('pays its invoice by bank with a mark, and the same file pays nothing twice', async () => {
    const { person, ids } = await begin(100, 250);
    const rows = [one(ids[0]), one(ids[1], 50, { ordinal: 2 }), one(ids[1], 50, { ordinal: 3 })];
    expect(await send(person, rows)).toMatchObject({
      status: 200,
      body: { results: ['created', 'created', 'created'] },
    });
    const said = JSON.stringify(['12-34-56 12345678', today(), 10_000, 'HARBOUR CAFE INV-0', 1]);
    const hash = createHash('sha256').update(said).digest('hex');
    expect((await listed(person)).at(-1)).toMatchObject({
      ...{ invoiceId: ids[0], amount: 100, method: 'bank', paidOn: today() },
      ...{ reference: 'HARBOUR CAFE INV-0', bankRow: hash },
    });
    const kept = await partitionOf(person.firmId);
    expect(kept.map(({ sk }) => sk)).toContain(`bankRow#${hash}`);
    expect(await send(person, rows)).toMatchObject({ body: { results: ['exists', 'exists', 'exists'] } });
    const ledger = (items: Awaited<ReturnType<typeof partitionOf>>) =>
      items.filter(({ sk }) => !/^(once|change|sync)#/.test(`${sk}`));
    expect(ledger(await partitionOf(person.firmId))).toEqual(ledger(kept));
    expect(await person.call(invoices.get, { params: { id: ids[1] ?? 0 } })).toMatchObject({ balance: 150 });
    await expectTrueCounters(person);
  });

  it('pays twelve invoices of one transfer in one go, each less what was kept back for HMRC', async () => {
    const amounts = Array.from({ length: 12 }, (_, n) => 10 + n);
    const { person, client, ids } = await begin(...amounts);
    const sum = amounts.reduce((total, amount) => total + amount, 0);
    const pays = ids.map((invoiceId, n) => ({ invoiceId, amount: (amounts[n] ?? 0) - 2, keptBack: 2 }));
    expect(await send(person, [row(sum - 24, pays)])).toMatchObject({ body: { results: ['created'] } });
    const methods = (await listed(person)).map(({ method }) => method).toSorted();
    expect(methods).toEqual([...Array(12).fill('bank'), ...Array(12).fill('cis')]);
    const { topClients } = await person.call(dashboard.analytics, {});
    expect(topClients).toMatchObject([{ id: client.id, amount: sum }]);
    await expectTrueCounters(person);
  });

  it('pays once when two tabs confirm at once, each with a key of its own', async () => {
    const { person, ids } = await begin(100, 300);
    const rows = [one(ids[0]), ...[1, 2, 3].map((ordinal) => one(ids[1], 50, { text: 'PART', ordinal }))];
    const replies = await Promise.all([send(person, rows), send(person, rows.toReversed())]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const results = replies.flatMap(({ body }) => (body as { results: string[] }).results);
    expect(results.toSorted()).toEqual([...Array(4).fill('created'), ...Array(4).fill('exists')]);
    expect(await listed(person)).toHaveLength(4);
    await expectTrueCounters(person);
  });

  it('pays an invoice that expects a CIS deduction, and the deduction with it', async () => {
    const person = await system.someone();
    const seller = { ownName: 'Robin Example', address: '2 Quay', cisStatus: 'registered' } as const;
    await person.call(settings.updateBusiness, {
      body: { ...seller, vatScheme: 'standard', vatNumber: 'GB123456782' },
    });
    const { id: clientId } = await person.call(clients.create, {
      body: {
        ...{ name: 'Northgate Build', address: '1 Mill Ln', kind: 'business' },
        ...{ cisContractor: 'yes', vatNumber: 'GB123456782' },
      },
    });
    const work = { kind: 'labour', description: 'Fit out', quantity: 1, unit: 'each', vat: 's' } as const;
    const { id } = await person.call(invoices.create, {
      body: { clientId, dueDate: '2030-01-10', lines: [{ ...work, unitPrice: 1400, vat: 'rc' }] },
    });
    const kept = async () => {
      const rows = await person.call(invoices.list, { query: {} });
      return rows.find((invoice) => invoice.id === id);
    };
    expect(await kept()).toMatchObject({ balance: 1400, cisDeduction: 280 });
    const paid = row(1120, [{ invoiceId: id, amount: 1120, keptBack: 280 }]);
    expect(await send(person, [paid])).toMatchObject({ body: { results: ['created'] } });
    expect(await kept()).toMatchObject({ balance: 0, status: 'paid', cisDeduction: 280 });
    expect((await listed(person)).map(({ method, amount }) => [method, amount])).toEqual(
      expect.arrayContaining([
        ['bank', 1120],
        ['cis', 280],
      ]),
    );
    const { contractors } = await person.call(tax.cis, { query: { taxYear: taxYearOf(today()) } });
    expect(contractors).toMatchObject([{ months: [{ gross: 1400, deducted: 280, expected: 280 }] }]);
    expect(await send(person, [paid])).toMatchObject({ body: { results: ['exists'] } });
    await expectTrueCounters(person);
  });

  it('may pay again once its payment was removed, as when it was matched to the wrong invoice', async () => {
    const { person, ids } = await begin(100, 100);
    await send(person, [one(ids[0])]);
    const [wrong] = await listed(person);
    await person.call(payments.remove, {
      params: { id: wrong?.id ?? 0 },
      body: { reason: 'Wrong invoice' },
    });
    expect(await send(person, [one(ids[1])])).toMatchObject({ body: { results: ['created'] } });
    expect(await send(person, [one(ids[0])])).toMatchObject({ body: { results: ['exists'] } });
    expect(await listed(person)).toMatchObject([
      { invoiceId: ids[1], removed: null },
      { invoiceId: ids[0], removed: { reason: 'Wrong invoice' } },
    ]);
    await expectTrueCounters(person);
  });

  it('is refused by name with all others before anything is written', async () => {
    const [{ person, ids }, stranger] = await Promise.all([begin(100), begin(100)]);
    const pays = (amount: number) => ({ invoiceId: ids[0] ?? 0, amount });
    const wrong: [MatchedRow, string][] = [
      [one(stranger.ids[0]), 'rows.1.pays.0.invoiceId'],
      [row(100, [pays(50), { invoiceId: 1, amount: 50 }]), 'rows.1.pays.1.invoiceId'],
      [one(ids[0], 100, { paidOn: addDays(today(), 2) }), 'rows.1.paidOn'],
      [row(100, [pays(100.01)]), 'rows.1.pays'],
      [row(100, [pays(50), pays(50)]), 'rows.1.pays'],
      [row(100, []), 'rows.1.pays'],
      [one(ids[0], 100, { ordinal: 0 }), 'rows.1.ordinal'],
    ];
    for (const [bad, path] of wrong) {
      const reply = await send(person, [one(ids[0]), bad]);
      expect(reply).toMatchObject({ status: 400, body: { issues: [{ path }] } });
    }
    const tooMany = Array.from({ length: 21 }, (_, n) => one(ids[0], 1, { ordinal: n + 1 }));
    expect(await send(person, tooMany)).toMatchObject({ status: 400, body: { issues: [{ path: 'rows' }] } });
    for (const { person: each } of [{ person }, stranger]) expect(await listed(each)).toEqual([]);
    expect(await send(person, tooMany.slice(1))).toMatchObject({ status: 200 });
  });

  it('pays no invoice that is void, nor one made void in the same moment', async () => {
    const { person, ids } = await begin(100, 100, 100, 100, 100, 100, 100);
    const [first = 0, ...others] = ids;
    const makeVoid = (id: number) =>
      person.answer(invoices.void, { params: { id }, body: { reason: 'Billed twice' } });
    await makeVoid(first);
    expect(await send(person, [one(others[0]), one(first)])).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'rows.1.pays.0.invoiceId', message: 'This invoice is void' }] },
    });
    expect(await listed(person)).toEqual([]);
    for (const id of others) {
      const replies = await Promise.all([send(person, [one(id, 100, { text: `${id}` })]), makeVoid(id)]);
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    }
    await expectTrueCounters(person);
  });

  it('is forgotten with the account', async () => {
    const { person, ids } = await begin(100);
    await send(person, [one(ids[0])]);
    const { runErase } = await import('#functions/account/eraser.ts');
    await setOnPerson(person.userId, 'user', { erasingSince: '2026-11-20T00:00:00.000Z' });
    await runErase(person.userId);
    expect(await partitionOf(person.firmId)).toEqual([]);
  });
});
