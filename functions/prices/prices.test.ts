import { describe, expect, it } from 'vitest';
import { maxPrices, type PriceInput } from '#shared/prices/contract.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { recounted, setItem } from '../testing/partition.ts';

const system = localSystem();
const { prices } = routes;

const callOut: PriceInput = { name: 'Call-out', kind: 'labour', unit: 'visit', unitPrice: 65, vat: 's' };
const added = (person: Someone, more: Partial<PriceInput> = {}) =>
  person.call(prices.create, { body: { ...callOut, ...more } });
const right = async (person: Someone) => {
  const { expected, found } = await recounted(person.firmId);
  expect(found).toEqual(expected);
};

describe('a price', () => {
  it('is kept as given, changed, and deleted, and the book counts it', async () => {
    const person = await system.someone();
    const price = await added(person, { cost: 12.5, code: ' CALL ' });
    expect(price).toEqual({
      ...callOut,
      cost: 12.5,
      code: 'CALL',
      id: expect.any(Number),
      ...{ userId: person.userId, madeBy: person.userId },
      uses: 0,
      lastUsedAt: null,
      createdAt: price.createdAt,
      updatedAt: price.createdAt,
    });
    const params = { id: price.id };
    const changed = await person.call(prices.update, {
      params,
      body: { ...callOut, unitPrice: 70.5, cost: null, updatedAt: price.updatedAt },
    });
    expect(changed).toMatchObject({ unitPrice: 70.5, cost: null, code: 'CALL' });
    expect(await person.call(prices.list, {})).toEqual([changed]);
    const stale = { ...callOut, updatedAt: price.updatedAt };
    expect((await person.answer(prices.update, { params, body: stale })).status).toBe(409);
    await right(person);
    expect((await person.answer(prices.remove, { params })).status).toBe(204);
    expect((await person.answer(prices.remove, { params })).status).toBe(404);
    await right(person);
  });

  it.each([
    [{ unitPrice: -1 }, 'unitPrice'],
    [{ unitPrice: 1.005 }, 'unitPrice'],
    [{ kind: 'deposit' }, 'kind'],
    [{ vat: 'x' }, 'vat'],
    [{ unit: ' ' }, 'unit'],
    [{ name: 'x'.repeat(501) }, 'name'],
  ])('is refused with %j', async (more, path) => {
    const person = await system.someone();
    const { status, body } = await person.answer(prices.create, { body: { ...callOut, ...more } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ issues: [{ path }] });
  });

  it('finds no room in a full book, alone or in a file', async () => {
    const person = await system.someone();
    await added(person);
    await setItem(person.firmId, 'priceTotals', { prices: maxPrices - 1 });
    await added(person, { name: 'The last one' });
    const refused = { status: 409, body: { message: expect.stringContaining('2,000 prices') } };
    expect(await person.answer(prices.create, { body: callOut })).toMatchObject(refused);
    const rows = [{ ...callOut, name: 'From a file' }];
    expect(await person.answer(prices.import, { body: { rows } })).toMatchObject(refused);
    expect(await person.call(prices.list, {})).toHaveLength(2);
  });
});

it('rows of a file become prices once, told apart by their code or else by name and unit', async () => {
  const person = await system.someone();
  const rows = [
    { ...callOut, code: 'A1' },
    { ...callOut, name: 'Renamed', code: 'a1' },
    callOut,
    { ...callOut, name: 'CALL-OUT ' },
    { ...callOut, unit: 'hour' },
  ];
  const results = ['created', 'exists', 'created', 'exists', 'created'];
  const send = async () => (await person.call(prices.import, { body: { rows } })).results;
  expect(await send()).toEqual(results);
  expect(await send()).toEqual(Array(5).fill('exists'));
  await right(person);
});

it('counts how often lines came from it, and minds no price that is gone', async () => {
  const person = await system.someone();
  const [price, gone] = [await added(person), await added(person)];
  await person.call(prices.remove, { params: { id: gone.id } });
  const { countUses } = await import('#functions/prices/uses.ts');
  const line = {
    kind: 'labour',
    description: 'Call-out',
    quantity: 1,
    unit: 'visit',
    unitPrice: 65,
    vat: 's',
  } as const;
  const lines = [price, price, gone].map(({ id }) => ({ ...line, source: { price: id } }));
  await countUses(person.firmId, lines, '2026-11-21T09:00:00.000Z');
  await countUses(person.firmId, [line], '2026-11-22T09:00:00.000Z');
  const now = await person.call(prices.list, {});
  expect(now).toMatchObject([{ id: price.id, uses: 1, lastUsedAt: '2026-11-21T09:00:00.000Z' }]);
  await right(person);
});
