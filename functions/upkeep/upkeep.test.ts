import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import { today } from '#shared/dates.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { newId } from '#shared/ids.ts';
import { routes } from '#shared/routes.ts';
import { asLambda } from '../../local/gateway/running.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { makeBusy } from '../testing/busy.ts';
import { day, rightClockAfterEach, setClock } from '../testing/clock.ts';
import { whiteDot } from '../testing/forms.ts';
import { billed, connected, customerOf, press } from '../testing/online.ts';
import { partitionOf, recounted, setItem, setOnFirm } from '../testing/partition.ts';
import { asRead, plain, spoilAll } from '../testing/spoil.ts';

const system = localSystem();
rightClockAfterEach();
const { clients, invoices, inventory, jobs } = routes;

// Imported late, because entities read the environment when they load.
const database = async () => (await import('#functions/lib/table.ts')).document;
const recount = async ({ firmId }: Someone) =>
  asLambda('recounter', (await import('./recount.ts')).recountFirm)(firmId);

/** A user with some of everything that is counted. */
const busy = async () => {
  const person = await system.someone();
  return { person, ...(await makeBusy(person)) };
};

describe('a recount', () => {
  it('finds nothing to repair where nothing is wrong, and writes nothing', async () => {
    const { person } = await busy();
    const before = await partitionOf(person.firmId);
    expect(await recount(person)).toBe(0);
    expect(await partitionOf(person.firmId)).toEqual(before);
  });

  it('puts every kind of counter right, and touches nothing else', async () => {
    const { person } = await busy();
    const before = await partitionOf(person.firmId);
    await spoilAll(person.firmId);
    expect(plain(await partitionOf(person.firmId))).not.toEqual(plain(before));
    expect(await recount(person)).toBeGreaterThan(9);
    expect(plain(await partitionOf(person.firmId))).toEqual(plain(before));
    expect(await recount(person)).toBe(0);
  });

  it('adds old documents to threads, and changes nothing else', async () => {
    setClock('2026-11-30T12:00:00Z');
    const { person, ids } = await busy();
    const threadOf = () => person.call(routes.thread.ofClient, { params: { id: ids.clients } });
    const [before, thread] = [await partitionOf(person.firmId), await threadOf()];
    const kinds = ['job', 'quote', 'invoiceDraft', 'invoice'];
    const papers = before.filter(({ __edb_e__ }) => kinds.includes(String(__edb_e__)));
    // And the stock moves with a job: those without one have no such key.
    papers.push(...before.filter(({ __edb_e__, gsi2pk }) => __edb_e__ === 'stockMove' && gsi2pk));
    expect(new Set(papers.map(({ __edb_e__ }) => __edb_e__)).size).toBe(kinds.length);
    const table = await database();
    const { config } = await import('#functions/lib/config.ts');
    for (const { pk, sk } of papers)
      await table.send(
        new UpdateCommand({
          TableName: config.tableName,
          Key: { pk, sk },
          UpdateExpression: 'REMOVE gsi2pk, gsi2sk',
        }),
      );
    expect(await threadOf()).not.toEqual(thread);
    expect(await recount(person)).toBe(0);
    expect(plain(await partitionOf(person.firmId))).toEqual(plain(before));
    expect(await threadOf()).toEqual(thread);
  });

  it('makes counters and marks of low stock that are missing, and takes away what marks nothing', async () => {
    const { person, lowItem, ids } = await busy();
    const before = await partitionOf(person.firmId);
    const gone = before.filter(({ __edb_e__: kind }) =>
      ['counters', 'team', 'stockTotals', 'receiptTotals', 'lowStock', 'dueDay'].includes(`${kind}`),
    );
    const table = await database();
    const TableName = process.env.TABLE_NAME;
    for (const { pk, sk } of gone) await table.send(new DeleteCommand({ TableName, Key: { pk, sk } }));
    const mark = gone.find(({ __edb_e__: kind }) => kind === 'lowStock') ?? {};
    const wrong = {
      ...mark,
      id: ids.inventory,
      sk: `${mark.sk}`.replace(/\d+$/, `${ids.inventory}`.padStart(16, '0')),
    };
    await table.send(new PutCommand({ TableName, Item: wrong }));
    await recount(person);
    expect(asRead(await partitionOf(person.firmId))).toEqual(asRead(before));
    const low = await person.call(inventory.lowStock, { query: {} });
    expect(low.map(({ id }) => id)).toEqual([lowItem]);
  });

  it('puts right what an invoice says was credited of it, and every figure that follows', async () => {
    const { person, ids } = await busy();
    const params = { id: ids.invoices };
    const lines = [
      { kind: 'other', description: 'Less', quantity: 1, unit: 'each', unitPrice: 20, vat: 'o' } as const,
    ];
    await person.call(invoices.credit, { params, body: { lines } });
    const before = await person.call(invoices.get, { params });
    const invoice = `invoice#${`${ids.invoices}`.padStart(16, '0')}`;
    await setItem(person.firmId, invoice, { credited: 12_050, creditIds: undefined });
    expect(await recount(person)).toBeGreaterThan(0);
    expect(await person.call(invoices.get, { params })).toEqual(before);
    expect(await person.call(invoices.credits, { params })).toHaveLength(2);
    const { found, expected } = await recounted(person.firmId);
    expect(found).toEqual(expected);
  });

  it('puts right what an invoice says is on its way from a bank', async () => {
    const person = await connected(system);
    const [coming, none] = [await billed(person, 480), await billed(person, 500)];
    const customer = customerOf(system, coming);
    await press(await customer.pageFor({ way: 'bank' }), 'bank-later');
    await customer.back();
    await customerOf(system, none).pageFor();
    expect(await recount(person)).toBe(0);
    const said = (bill: typeof coming) => person.call(invoices.get, { params: { id: bill.id } });
    const before = [await said(coming), await said(none)];
    expect(before).toMatchObject([{ onItsWay: 480 }, { onItsWay: 0 }]);
    const item = ({ id }: typeof coming) => `invoice#${`${id}`.padStart(16, '0')}`;
    await setItem(person.firmId, item(coming), { comingPence: 100 });
    await setItem(person.firmId, item(none), { comingPence: 50_000 });
    expect((await customerOf(system, none).open()).pay).toBeNull();
    expect(await recount(person)).toBe(2);
    expect([await said(coming), await said(none)]).toEqual(before);
    expect((await customerOf(system, none).open()).pay).toMatchObject({ amount: 500 });
    const { found, expected } = await recounted(person.firmId);
    expect(found).toEqual(expected);
  });

  it('ends right while fifty writes go on', async () => {
    const { person, ids } = await busy();
    const { expected: before } = await recounted(person.firmId);
    await spoilAll(person.firmId);
    const writes = Array.from({ length: 13 }, async (_, n) => {
      const { id } = await person.call(clients.create, { body: { name: `Client ${n}` } });
      const job = await person.call(jobs.create, { body: { title: `Job ${n}`, clientId: id } });
      const body = {
        invoiceNumber: `W-${n}`,
        clientId: id,
        jobId: job.id,
        amount: n + 1,
        dueDate: '2030-01-31',
      };
      await person.call(invoices.create, { body });
      await person.call(inventory.move, { body: { itemId: ids.inventory, type: 'in', quantity: 1 } });
    });
    const meanwhile = recount(person).catch((error: Error) => error.message);
    await Promise.all(writes);
    // It may give up while writes continue, as the queue will retry; it must not set anything wrong.
    await meanwhile;
    await recount(person);
    const { found, expected } = await recounted(person.firmId);
    expect(found).toEqual(expected);
    expect(found).toMatchObject({
      clients: before.clients + writes.length,
      invoicesOpen: before.invoicesOpen + writes.length,
      jobs_pending: before.jobs_pending + writes.length,
    });
  });

  it('sets nothing that was moved since it was read, even to and fro', async () => {
    const { person } = await busy();
    const { clients: counted } = (await recounted(person.firmId)).expected;
    await spoilAll(person.firmId);
    const { recordsOf } = await import('./records.ts');
    const { figureDrifts } = await import('./figures.ts');
    const { transact } = await import('#functions/lib/transact.ts');
    const { Moved } = await import('#functions/lib/latest.ts');
    const [counters] = figureDrifts(await recordsOf(person.firmId));
    expect(counters).toMatchObject({
      where: 'figures.counters/all',
      found: { clients: counted + 3 },
      expected: { clients: counted },
    });
    const { id } = await person.call(clients.create, { body: { name: 'Quay Stores' } });
    await person.call(clients.remove, { params: { id } });
    await expect(transact(counters?.repair ?? [])).rejects.toThrow(Moved);
  });

  it('ends right when two run at once', async () => {
    const { person } = await busy();
    const before = await partitionOf(person.firmId);
    await spoilAll(person.firmId);
    await Promise.all([recount(person), recount(person), recount(person)]);
    expect(plain(await partitionOf(person.firmId))).toEqual(plain(before));
  });

  it('leaves alone who is being erased', async () => {
    const { person } = await busy();
    await spoilAll(person.firmId);
    await setOnFirm(person.firmId, { erasingSince: '2026-11-20T00:00:00.000Z' });
    const before = await partitionOf(person.firmId);
    expect(await recount(person)).toBe(0);
    expect(await partitionOf(person.firmId)).toEqual(before);
  });

  it('finishes what a crash left after a payment and after a deletion', async () => {
    const { person, ids } = await busy();
    const { receiptPointer } = await import('#functions/receipts/entity.ts');
    const { getImage } = await import('#functions/receipts/images.ts');
    const { clientEntity } = await import('#functions/clients/entity.ts');
    const { firmId } = person;
    await receiptPointer.patch({ firmId, id: ids.receipts }).set({ isGone: true }).go();
    await clientEntity.patch({ firmId, id: ids.clients }).remove(['ranking', 'rankingKey']).go();
    expect(await recount(person)).toBe(0);
    expect(await getImage(firmId, ids.receipts)).toBeUndefined();
    const { topClients } = await person.call(routes.dashboard.analytics, {});
    expect(topClients).toMatchObject([{ id: ids.clients, amount: 120.49 }]);
  });

  it('removes a picture whose receipt never came, but not one that may be coming', async () => {
    const person = await system.someone();
    const { firmId } = person;
    const { receiptPointer } = await import('#functions/receipts/entity.ts');
    const { getImage, putImage } = await import('#functions/receipts/images.ts');
    const [late, coming] = [newId() - 2 * 60 * 60 * 1000 * 4096, newId()];
    for (const id of [late, coming]) {
      await receiptPointer.create({ firmId, id, receiptDate: '2026-11-05', isComing: true }).go();
      await putImage(firmId, id, whiteDot, 'image/png');
    }
    expect(await recount(person)).toBe(0);
    expect(await getImage(firmId, late)).toBeUndefined();
    expect(await getImage(firmId, coming)).toBeDefined();
    const left = await receiptPointer.query.byId({ firmId }).go();
    expect(left.data.map(({ id }) => id)).toEqual([coming]);
    expect((await person.answer(routes.receipts.remove, { params: { id: coming } })).status).toBe(404);
  });
});

it('removes the pictures that photos left behind when they were cut short', async () => {
  const person = await system.someone();
  const { firmId } = person;
  const { photoMark } = await import('#functions/photos/entity.ts');
  const { getPicture, putPicture } = await import('#functions/photos/pictures.ts');
  const [late, coming, gone] = [newId() - 2 * 60 * 60 * 1000 * 4096, newId(), newId()];
  for (const id of [late, coming, gone]) {
    await photoMark.create({ firmId, id, jobId: 1, ...(id !== gone && { isComing: true }) }).go();
    await putPicture({ firmId, jobId: 1, id }, whiteDot, 'image/png');
  }
  expect(await recount(person)).toBe(0);
  const left = async (id: number) => (await getPicture({ firmId, jobId: 1, id })) !== undefined;
  expect([await left(late), await left(coming), await left(gone)]).toEqual([false, true, false]);
});

describe('the night', () => {
  const plan = async (asked?: { everybody: boolean }) => {
    const queued: string[] = [];
    const { receiveInProcess } = await import('#functions/lib/queue.ts');
    receiveInProcess('upkeep', async ({ Records }) => {
      queued.push(...Records.map(({ body }) => JSON.parse(body).firmId));
      return { batchItemFailures: [] };
    });
    await asLambda('upkeep', (await import('./planner.ts')).handler)(asked);
    return queued;
  };

  it('has every user in one of seven, and everybody when asked, but nobody without access', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => system.someone()));
    const idle = await system.someone({ trial: false });
    const turns: string[] = [];
    // At noon, because a night that starts late in the evening may skip a day when the clocks change.
    const from = Date.parse(`${today()}T12:00:00Z`);
    for (let night = 0; night < 7; night++) {
      setClock(new Date(from + night * day - day).toISOString());
      turns.push(...(await plan()));
    }
    vi.useRealTimers();
    for (const { firmId } of people) expect(turns.filter((id) => id === firmId)).toEqual([firmId]);
    const everybody = await plan({ everybody: true });
    expect(everybody).toEqual(expect.arrayContaining(people.map(({ firmId }) => firmId)));
    expect([...turns, ...everybody]).not.toContain(idle.firmId);
  });

  it('goes on with an export whose message was lost, and leaves one alone that somebody is at', async () => {
    const { workEntity } = await import('#functions/lib/work-entity.ts');
    const { receiveInProcess } = await import('#functions/lib/queue.ts');
    const taken: string[] = [];
    receiveInProcess('work', async ({ Records }) => {
      taken.push(...Records.map(({ body }) => JSON.parse(body).of));
      return { batchItemFailures: [] };
    });
    const hourAgo = Date.now() - 60 * 60 * 1000;
    await workEntity.put({ kind: 'export', of: 'lost', beatAt: hourAgo }).go();
    await workEntity.put({ kind: 'export', of: 'at-it', beatAt: hourAgo }).go();
    await (await import('../account/work.ts')).beat({ kind: 'export', of: 'at-it' as FirmId });
    await plan();
    expect(taken).toEqual(['lost']);
  });
});
