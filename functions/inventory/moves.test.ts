import { describe, expect, it } from 'vitest';
import type { MoveType } from '#shared/inventory/stock.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { recounted } from '../testing/partition.ts';

const system = localSystem();
const { clients, jobs, inventory } = routes;

const begin = async (fields = {}) => {
  const person = await system.someone();
  const body = { name: 'Tap washer', category: 'parts', quantity: 10, ...fields } as const;
  return { person, item: await person.call(inventory.create, { body }) };
};

const move = (person: Someone, itemId: number, type: MoveType, quantity: number, fields = {}) =>
  person.answer(inventory.move, { body: { itemId, type, quantity, ...fields } });

const quantityOf = async (person: Someone, id: number) =>
  (await person.call(inventory.get, { params: { id } })).quantity;

const expectTrueTotals = async (person: Someone) => {
  const { expected, found } = await recounted(person.firmId);
  expect(found).toEqual(expected);
};

describe('a move', () => {
  it.each([
    ['in', 3, 13, 3],
    ['return', 2, 12, 2],
    ['out', 10, 0, -10],
    ['adjustment', 7, 7, -3],
    ['adjustment', 0, 0, -10],
    ['adjustment', 10, 10, 0],
  ] as const)('%s of %i leaves %i', async (type, quantity, left, change) => {
    const { person, item } = await begin();
    const { status, body } = await move(person, item.id, type, quantity);
    expect({ status, body }).toMatchObject({ status: 201, body: { type, quantity, change } });
    expect(await quantityOf(person, item.id)).toBe(left);
    await expectTrueTotals(person);
  });

  it('carries its item and job, the reason and the notes', async () => {
    const { person, item } = await begin({ unitPrice: 2.35 });
    const client = await person.call(clients.create, { body: { name: 'Harbour Café' } });
    const job = await person.call(jobs.create, { body: { title: 'Boiler', clientId: client.id } });
    const given = { jobId: job.id, reason: 'usage', notes: 'Two\nof them' };
    const { body } = await move(person, item.id, 'out', 2, given);
    const { createdAt } = body as { createdAt: string };
    expect(body).toEqual({
      id: expect.any(Number),
      userId: person.userId,
      itemId: item.id,
      type: 'out',
      quantity: 2,
      change: -2,
      unitPrice: 2.35,
      totalCost: 4.7,
      ...given,
      transactionDate: createdAt,
      createdAt,
      item: { id: item.id, name: 'Tap washer' },
      job: { id: job.id, title: 'Boiler' },
    });
    expect(await person.call(inventory.moves, {})).toEqual([body]);
    await person.call(jobs.remove, { params: { id: job.id } });
    expect(await person.call(inventory.moves, {})).toMatchObject([{ jobId: job.id, job: null }]);
  });

  it.each([
    [{}, 19.99, 59.97],
    [{ unitPrice: 0.1 }, 0.1, 0.3],
    [{ unitPrice: 0.1, totalCost: 5 }, 0.1, 0.3],
    [{ unitPrice: null, totalCost: 0 }, 19.99, 59.97],
    [{ unitPrice: 0 }, 0, 0],
  ])('given %j costs what the server works out', async (fields, unitPrice, totalCost) => {
    const { person, item } = await begin({ unitPrice: 19.99 });
    const { body } = await move(person, item.id, 'in', 3, fields);
    expect(body).toMatchObject({ unitPrice, totalCost });
  });

  it('of an item without a price has no cost', async () => {
    const { person, item } = await begin();
    const { body } = await move(person, item.id, 'in', 3, { totalCost: 5 });
    expect(body).toMatchObject({ unitPrice: null, totalCost: null });
  });

  it('brings back from a job at what it went out for, whatever it costs now', async () => {
    const { person, item } = await begin({ unitPrice: 2 });
    const client = await person.call(clients.create, { body: { name: 'Harbour Café' } });
    const { id: jobId } = await person.call(jobs.create, { body: { title: 'Boiler', clientId: client.id } });
    const params = { id: item.id };
    const costs = async (unitPrice: number) =>
      person.call(inventory.update, { params, body: { name: item.name, category: 'parts', unitPrice } });
    const back = async (quantity: number, fields = {}) =>
      (await move(person, item.id, 'return', quantity, { jobId, ...fields })).body;
    const materials = async () => (await person.call(jobs.figures, { params: { id: jobId } })).materials;
    await move(person, item.id, 'out', 2, { jobId });
    await costs(9);
    expect(await back(1)).toMatchObject({ unitPrice: 2, totalCost: 2 });
    await move(person, item.id, 'out', 2, { jobId });
    // One for £2 and two for £9 are £6.66 each: rounded down, so that no job's cost becomes negative.
    expect(await back(3, { unitPrice: null })).toMatchObject({ unitPrice: 6.66, totalCost: 19.98 });
    expect(await materials()).toBe(0.02);
    // A piece never taken from stock for the job was bought for it: it is added at the usual price.
    expect(await back(1)).toMatchObject({ unitPrice: 9 });
    expect(await back(1, { unitPrice: 5 })).toMatchObject({ unitPrice: 5 });
    await expectTrueTotals(person);
  });

  it('takes no more than there is', async () => {
    const { person, item } = await begin({ quantity: 3 });
    expect(await move(person, item.id, 'out', 4)).toMatchObject({
      status: 409,
      body: { message: 'Only 3 in stock', issues: [{ path: 'quantity', message: 'Only 3 in stock' }] },
    });
    expect(await quantityOf(person, item.id)).toBe(3);
    expect(await person.call(inventory.moves, {})).toEqual([]);
  });

  it.each(['in', 'out', 'return'] as const)('%s is of one at least', async (type) => {
    const { person, item } = await begin();
    expect(await move(person, item.id, type, 0)).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'quantity', message: 'Must be at least 1' }] },
    });
  });

  it('brings no more than can be kept', async () => {
    const { person, item } = await begin({ unitPrice: 5_000_000 });
    const tooMany = { status: 400, body: { issues: [{ path: 'quantity' }] } };
    expect(await move(person, item.id, 'in', 10)).toMatchObject(tooMany);
    expect(await move(person, item.id, 'adjustment', 20)).toMatchObject(tooMany);
    expect(await move(person, item.id, 'in', 9, { unitPrice: 99_999_999 })).toMatchObject(tooMany);
    expect((await move(person, item.id, 'in', 9)).status).toBe(201);
  });

  it('is of an item and for a job of the same user', async () => {
    const [{ person, item }, other] = await Promise.all([begin(), begin()]);
    const client = await other.person.call(clients.create, { body: { name: 'Mill' } });
    const job = await other.person.call(jobs.create, { body: { title: 'Mill', clientId: client.id } });
    expect(await move(person, other.item.id, 'in', 1)).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'itemId', message: 'Choose an item from your stock' }] },
    });
    expect(await move(person, item.id, 'in', 1, { jobId: job.id })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'jobId', message: 'Choose a job from your list' }] },
    });
    expect(await person.call(inventory.moves, { query: { itemId: String(other.item.id) } })).toEqual([]);
  });

  it('is listed newest first, of all items or of one', async () => {
    const { person, item } = await begin();
    const body = { name: 'Pipe', category: 'materials', quantity: 5 } as const;
    const pipe = await person.call(inventory.create, { body });
    for (const [id, quantity] of [
      [item.id, 1],
      [pipe.id, 2],
      [item.id, 3],
      [pipe.id, 4],
    ] as const)
      await move(person, id, 'in', quantity);
    const amounts = async (path: string) => {
      const { body, headers } = await person.send({ method: 'GET', path });
      const next = /<(.+)>/.exec(headers.get('link') ?? '')?.[1];
      return { amounts: (body as { quantity: number }[]).map(({ quantity }) => quantity), next };
    };
    const { path } = inventory.moves;
    expect((await amounts(path)).amounts).toEqual([4, 3, 2, 1]);
    const first = await amounts(`${path}?itemId=${pipe.id}&limit=1`);
    expect(first.amounts).toEqual([4]);
    expect(await amounts(first.next ?? '')).toEqual({ amounts: [2], next: undefined });
  });
});

const crowd = <T>(count: number, one: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => one(n)));

const tally = (replies: { status: number }[]) =>
  Object.fromEntries(
    [...new Set(replies.map(({ status }) => status))].map((status) => [
      status,
      replies.filter((reply) => reply.status === status).length,
    ]),
  );

describe('fifty at once', () => {
  it.each([
    { quantity: 50, minQuantity: 0, left: 0, statuses: { 201: 50 } },
    { quantity: 200, minQuantity: 175, left: 150, statuses: { 201: 50 } },
    { quantity: 30, minQuantity: 10, left: 0, statuses: { 201: 30, 409: 20 } },
  ])('take from $quantity and leave $left', async ({ quantity, minQuantity, left, statuses }) => {
    const { person, item } = await begin({ quantity, minQuantity, unitPrice: 1.05 });
    const replies = await crowd(50, () => move(person, item.id, 'out', 1));
    expect(tally(replies)).toEqual(statuses);
    expect(await quantityOf(person, item.id)).toBe(left);
    expect(await person.call(inventory.moves, {})).toHaveLength(quantity - left);
    await expectTrueTotals(person);
  });

  it('of every kind lose none and never go below zero', async () => {
    const { person, item } = await begin({ quantity: 20, minQuantity: 10, unitPrice: 0.35 });
    const types = ['out', 'in', 'out', 'return', 'out', 'out'] as const;
    const replies = await crowd(50, (n) =>
      n % 10 === 9
        ? move(person, item.id, 'adjustment', 15)
        : move(person, item.id, types[n % types.length] ?? 'in', 1 + (n % 4)),
    );
    expect(Object.keys(tally(replies)).sort()).toEqual(expect.arrayContaining(['201']));
    // A slow machine asks some of so many to try again: nothing of those is kept either.
    expect(replies.filter(({ status }) => ![201, 409, 503].includes(status))).toEqual([]);
    const kept = await person.call(inventory.moves, {});
    const made = replies
      .filter(({ status }) => status === 201)
      .map(({ body }) => (body as { id: number }).id);
    expect(kept.map(({ id }) => id).sort()).toEqual(made.sort());
    const sum = kept.reduce((total, { change }) => total + change, 0);
    expect(await quantityOf(person, item.id)).toBe(20 + sum);
    await expectTrueTotals(person);
  });

  it('while the price changes keep the value true', async () => {
    const { person, item } = await begin({ quantity: 100, unitPrice: 1 });
    const edit = (unitPrice: number) =>
      person.answer(inventory.update, {
        params: { id: item.id },
        body: { name: 'Washer', category: 'parts', unitPrice },
      });
    const [edits, moves] = await Promise.all([
      crowd(5, (n) => edit(n + 2)),
      crowd(20, () => move(person, item.id, 'out', 1)),
    ]);
    expect([...edits, ...moves].every(({ status }) => status === 200 || status === 201)).toBe(true);
    expect(await quantityOf(person, item.id)).toBe(80);
    await expectTrueTotals(person);
  });

  it('each leave a later updatedAt than the one before', async () => {
    const { person, item } = await begin();
    let last = item.updatedAt;
    for (let round = 0; round < 10; round++) {
      await crowd(3, () => move(person, item.id, 'in', 1));
      const { updatedAt } = await person.call(inventory.get, { params: { id: item.id } });
      expect(updatedAt > last).toBe(true);
      last = updatedAt;
    }
  });
});

describe('a count', () => {
  const count = (person: Someone, itemId: number, quantity: number, updatedAt: string) =>
    move(person, itemId, 'adjustment', quantity, { updatedAt });

  it('that was taken before the stock moved shows the item as it is now, and changes nothing', async () => {
    const { person, item } = await begin();
    await move(person, item.id, 'out', 4);
    const now = await person.call(inventory.get, { params: { id: item.id } });
    expect(await count(person, item.id, 9, item.updatedAt)).toMatchObject({
      status: 409,
      body: { message: 'Tap washer has changed since you counted it. Count it again.', current: now },
    });
    expect(await quantityOf(person, item.id)).toBe(6);
    expect((await count(person, item.id, 9, now.updatedAt)).status).toBe(201);
    expect(await quantityOf(person, item.id)).toBe(9);
    await expectTrueTotals(person);
  });

  it('is the only move that minds: what goes out goes out of whatever there is', async () => {
    const { person, item } = await begin();
    await move(person, item.id, 'out', 4);
    const late = { updatedAt: item.updatedAt };
    expect((await move(person, item.id, 'out', 6, late)).status).toBe(201);
    const tooMany = await move(person, item.id, 'out', 1, late);
    expect(tooMany).toMatchObject({ status: 409, body: { message: 'Only 0 in stock' } });
  });
});
