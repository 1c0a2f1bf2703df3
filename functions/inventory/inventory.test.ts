import { describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { recounted } from '../testing/partition.ts';

const system = localSystem();
const { inventory } = routes;

const washer = { name: 'Tap washer', category: 'parts' } as const;
const add = (person: Someone, fields = {}) =>
  person.call(inventory.create, { body: { ...washer, ...fields } });
const update = (person: Someone, id: number, fields: object) =>
  person.answer(inventory.update, { params: { id }, body: { ...washer, ...fields } });
const take = (person: Someone, itemId: number) =>
  person.call(inventory.move, { body: { itemId, type: 'out', quantity: 1 } });
const movesOf = (person: Someone, itemId: number) =>
  person.call(inventory.moves, { query: { itemId: String(itemId) } });

const expectTrueTotals = async (person: Someone) => {
  const { expected, found } = await recounted(person.firmId);
  expect(found).toEqual(expected);
};

describe('an item', () => {
  it('is kept as given, with null for what is missing', async () => {
    const person = await system.someone();
    const item = await add(person, { name: '  Washer ½″ ', quantity: 7, unitPrice: 0.1, location: 'van' });
    expect(item).toEqual({
      id: expect.any(Number),
      userId: person.userId,
      madeBy: person.userId,
      name: 'Washer ½″',
      description: null,
      category: 'parts',
      sku: null,
      barcode: null,
      quantity: 7,
      minQuantity: 0,
      maxQuantity: null,
      unitPrice: 0.1,
      supplierName: null,
      supplierContact: null,
      location: 'van',
      isActive: true,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      updatedAt: item.createdAt,
    });
    expect(await person.call(inventory.get, { params: { id: item.id } })).toEqual(item);
    expect(await person.call(inventory.list, {})).toEqual([item]);
  });

  it('begins with none where no quantity is given, and its opening quantity is no move', async () => {
    const person = await system.someone();
    expect(await add(person)).toMatchObject({ quantity: 0 });
    await add(person, { quantity: 12 });
    expect(await person.call(inventory.moves, {})).toEqual([]);
    await expectTrueTotals(person);
  });

  it.each([
    ['name', '', 'Required'],
    ['quantity', 1.5, 'Must be a whole number'],
    ['quantity', -1, 'Cannot be negative'],
    ['quantity', 10_000_000, 'Is too large'],
    ['category', 'toys', 'Must be one of: parts, materials, tools, consumables'],
    ['location', 'attic', 'Must be one of: warehouse, van, shop'],
  ])('refuses %s of %s', async (path, value, message) => {
    const person = await system.someone();
    const { status, body } = await person.answer(inventory.create, { body: { ...washer, [path]: value } });
    expect({ status, body }).toMatchObject({ status: 400, body: { issues: [{ path, message }] } });
  });

  it('is not worth more than a money column holds', async () => {
    const person = await system.someone();
    const dear = { quantity: 2, unitPrice: 99_999_999.99 };
    const { status, body } = await person.answer(inventory.create, { body: { ...washer, ...dear } });
    expect({ status, body }).toMatchObject({ status: 400, body: { issues: [{ path: 'quantity' }] } });
    expect(await add(person, { ...dear, quantity: 1 })).toMatchObject({ unitPrice: 99_999_999.99 });
  });

  it('has a SKU of its own among those of its user', async () => {
    const [person, other] = await Promise.all([system.someone(), system.someone()]);
    const first = await add(person, { sku: 'W-1' });
    const refused = { status: 409, body: { message: 'You already use SKU W-1', issues: [{ path: 'sku' }] } };
    const again = { body: { ...washer, sku: 'W-1' } };
    expect(await person.answer(inventory.create, again)).toMatchObject(refused);
    const unseen = { body: { ...washer, sku: 'W-1\u200b' } };
    expect(await person.answer(inventory.create, unseen)).toMatchObject(refused);
    const second = await add(person, { sku: 'W-2' });
    expect(await update(person, second.id, { sku: 'W-1' })).toMatchObject(refused);
    expect((await other.answer(inventory.create, again)).status).toBe(201);
    expect((await update(person, first.id, { sku: 'W-3' })).status).toBe(200);
    expect((await update(person, second.id, { sku: 'W-1' })).status).toBe(200);
    expect((await update(person, first.id, { sku: '' })).status).toBe(200);
    expect(await add(person, { sku: 'W-3' })).toMatchObject({ sku: 'W-3' });
    await expectTrueTotals(person);
  });

  it('gives a SKU to one of ten who want it at once', async () => {
    const person = await system.someone();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () =>
        person.answer(inventory.create, { body: { ...washer, sku: 'W', quantity: 1 } }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    await expectTrueTotals(person);
  });

  it('keeps what an update leaves out and clears what it empties', async () => {
    const person = await system.someone();
    const { id } = await add(person, { sku: 'W-1', quantity: 5, unitPrice: 2, location: 'shop' });
    const { body } = await update(person, id, { name: 'Washer', location: null, unitPrice: null });
    expect(body).toMatchObject({
      name: 'Washer',
      sku: 'W-1',
      quantity: 5,
      location: null,
      unitPrice: null,
    });
    expect(await person.call(inventory.get, { params: { id } })).toEqual(body);
    expect(await person.call(inventory.moves, {})).toEqual([]);
    await expectTrueTotals(person);
  });

  it('whose quantity is edited was counted: an adjustment says so', async () => {
    const person = await system.someone();
    const { id } = await add(person, { quantity: 10, unitPrice: 1.5 });
    expect((await update(person, id, { quantity: 4, unitPrice: 2 })).status).toBe(200);
    expect((await update(person, id, { quantity: 4 })).status).toBe(200);
    expect(await movesOf(person, id)).toMatchObject([
      {
        itemId: id,
        type: 'adjustment',
        reason: 'adjustment',
        quantity: 4,
        change: -6,
        unitPrice: 2,
        totalCost: 8,
      },
    ]);
    await expectTrueTotals(person);
  });

  it('is not overwritten by somebody who did not see what was taken meanwhile', async () => {
    const person = await system.someone();
    const { id, updatedAt } = await add(person, { quantity: 10 });
    await take(person, id);
    const { updatedAt: now } = await person.call(inventory.get, { params: { id } });
    expect(now > updatedAt).toBe(true);
    expect((await update(person, id, { quantity: 10, updatedAt })).status).toBe(409);
    expect((await update(person, id, { quantity: 9, updatedAt: now })).status).toBe(200);
    expect(await movesOf(person, id)).toHaveLength(1);
  });
});

describe('a deleted item', () => {
  it('without moves is gone', async () => {
    const person = await system.someone();
    const { id } = await add(person, { sku: 'W-1', quantity: 3, unitPrice: 1 });
    expect((await person.answer(inventory.remove, { params: { id } })).status).toBe(204);
    for (const route of [inventory.get, inventory.remove])
      expect((await person.answer(route, { params: { id } })).status).toBe(404);
    expect(await person.call(inventory.list, {})).toEqual([]);
    await expectTrueTotals(person);
  });

  it('with moves is retired: not listed, not counted, its SKU free, its history there', async () => {
    const person = await system.someone();
    const { id } = await add(person, { sku: 'W-1', quantity: 3, unitPrice: 1 });
    await take(person, id);
    expect((await person.answer(inventory.remove, { params: { id } })).status).toBe(204);
    expect((await person.answer(inventory.remove, { params: { id } })).status).toBe(204);
    expect(await person.call(inventory.list, {})).toEqual([]);
    expect(await person.call(inventory.lowStock, {})).toEqual([]);
    expect(await person.call(inventory.stats, {})).toEqual({
      totalItems: 0,
      lowStockItems: 0,
      totalValue: 0,
    });
    expect(await person.call(inventory.get, { params: { id } })).toMatchObject({
      isActive: false,
      quantity: 2,
    });
    expect(await movesOf(person, id)).toMatchObject([{ item: { id, name: 'Tap washer' } }]);
    const more = { itemId: id, type: 'in', quantity: 1 };
    expect((await person.answer(inventory.move, { body: more })).status).toBe(409);
    await add(person, { sku: 'W-1' });
    await expectTrueTotals(person);
  });

  it('comes back when it is made active, unless its SKU has gone to another', async () => {
    const person = await system.someone();
    const { id } = await add(person, { sku: 'W-1', quantity: 3 });
    await take(person, id);
    await person.answer(inventory.remove, { params: { id } });
    const other = await add(person, { sku: 'W-1' });
    expect((await update(person, id, { isActive: true })).status).toBe(409);
    await person.answer(inventory.remove, { params: { id: other.id } });
    expect((await update(person, id, { isActive: true })).body).toMatchObject({
      isActive: true,
      quantity: 2,
    });
    expect(await person.call(inventory.list, {})).toMatchObject([{ id }]);
    await expectTrueTotals(person);
  });

  it('never loses a move that was recorded at the same moment', async () => {
    const person = await system.someone();
    for (let round = 0; round < 12; round++) {
      const { id } = await add(person, { quantity: 5 });
      const [removal, addition] = await Promise.all([
        person.answer(inventory.remove, { params: { id } }),
        person.answer(inventory.move, { body: { itemId: id, type: 'in', quantity: 1 } }),
      ]);
      expect(removal.status).toBe(204);
      expect([201, 400, 409]).toContain(addition.status);
      expect(await movesOf(person, id)).toHaveLength(addition.status === 201 ? 1 : 0);
    }
    await expectTrueTotals(person);
  });
});

describe('the figures', () => {
  it('list what is low now, items with older marks too', async () => {
    const person = await system.someone();
    const { id } = await person.call(inventory.create, {
      body: { name: 'Tap washer', category: 'parts', quantity: 9, minQuantity: 5, unitPrice: 0.35 },
    });
    const move = (type: 'in' | 'out' | 'adjustment', quantity: number) =>
      person.call(inventory.move, { body: { itemId: id, type, quantity } });
    const asKept = async () =>
      expect(await person.call(inventory.lowStock, {})).toEqual([
        await person.call(inventory.get, { params: { id } }),
      ]);
    await move('out', 4);
    await asKept();
    await move('out', 1);
    await move('out', 2);
    await asKept();
    await move('adjustment', 3);
    await asKept();
    await person.call(inventory.update, {
      params: { id },
      body: { name: 'Tap washers', category: 'parts', minQuantity: 4 },
    });
    await asKept();
    const { lowMark } = await import('./entity.ts');
    await lowMark.delete({ firmId: person.firmId, id }).go();
    await lowMark.put({ firmId: person.firmId, id }).go();
    await asKept();
    await move('in', 1);
    await asKept();
    await move('in', 1);
    expect(await person.call(inventory.lowStock, {})).toEqual([]);
  });

  it('give a page of what is low in no more bytes than a reply may have', async () => {
    const person = await system.someone();
    const description = 'x'.repeat(10_000);
    const rows = Array.from({ length: 150 }, (_, n) => ({
      name: `Part ${n}`,
      category: 'parts' as const,
      description,
    }));
    for (let from = 0; from < rows.length; from += 10)
      await person.call(inventory.import, { body: { rows: rows.slice(from, from + 10) } });
    const first = await person.send({ method: 'GET', path: inventory.lowStock.path });
    expect(first.bytes.length).toBeLessThan(1.2 * 1024 * 1024);
    const next = /<(.+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await person.send({ method: 'GET', path: next });
    const all = [...(first.body as { id: number }[]), ...(second.body as { id: number }[])];
    expect(new Set(all.map(({ id }) => id)).size).toBe(150);
  });

  it('count the items, the low ones and what all are worth', async () => {
    const person = await system.someone();
    const none = await add(person, { name: 'None', quantity: 0 });
    const few = await add(person, { name: 'Few', quantity: 5, minQuantity: 5, unitPrice: 0.1 });
    await add(person, { name: 'Enough', quantity: 6, minQuantity: 5, unitPrice: 19.99 });
    expect(await person.call(inventory.stats, {})).toEqual({
      totalItems: 3,
      lowStockItems: 2,
      totalValue: 120.44,
    });
    expect(await person.call(inventory.lowStock, {})).toEqual([few, none]);
    await update(person, few.id, { minQuantity: 4 });
    expect(await person.call(inventory.lowStock, {})).toEqual([none]);
    await update(person, none.id, { quantity: 1, unitPrice: 10 });
    expect(await person.call(inventory.stats, {})).toEqual({
      totalItems: 3,
      lowStockItems: 0,
      totalValue: 130.44,
    });
    await expectTrueTotals(person);
  });

  it('have a maximum not below their minimum, also when only one of them changes', async () => {
    const person = await system.someone();
    const body = { name: 'Tap', category: 'parts' as const };
    const refused = { status: 400, body: { issues: [{ path: 'maxQuantity' }] } };
    expect(
      await person.answer(inventory.create, { body: { ...body, minQuantity: 5, maxQuantity: 4 } }),
    ).toMatchObject(refused);
    const { id } = await person.call(inventory.create, { body: { ...body, maxQuantity: 4 } });
    const changed = (fields: object) =>
      person.answer(inventory.update, { params: { id }, body: { ...body, ...fields } });
    expect(await changed({ minQuantity: 5 })).toMatchObject(refused);
    expect((await changed({ minQuantity: 5, maxQuantity: null })).status).toBe(200);
  });

  it('that are low come in pages that can be sent, however long their descriptions', async () => {
    const person = await system.someone();
    const description = '🔧'.repeat(10_000);
    const low = { category: 'parts' as const, quantity: 0, description };
    for (let n = 0; n < 60; n++) await person.call(inventory.create, { body: { ...low, name: `Part ${n}` } });
    const names: string[] = [];
    let path: string | undefined = inventory.lowStock.path;
    while (path) {
      const { headers, body, bytes } = await person.send({ method: 'GET', path });
      expect(bytes.length).toBeLessThan(3 * 1024 * 1024);
      names.push(...(body as { name: string }[]).map(({ name }) => name));
      path = /<(.+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(names).toEqual(Array.from({ length: 60 }, (_, n) => `Part ${59 - n}`));
  });

  it('come page by page', async () => {
    const person = await system.someone();
    const ids: number[] = [];
    for (let n = 0; n < 5; n++) ids.unshift((await add(person)).id);
    for (const { path } of [inventory.list, inventory.lowStock]) {
      const seen: number[] = [];
      for (let next: string | undefined = `${path}?limit=2`; next; ) {
        const { body, headers } = await person.send({ method: 'GET', path: next });
        seen.push(...(body as { id: number }[]).map(({ id }) => id));
        next = /<(.+)>/.exec(headers.get('link') ?? '')?.[1];
      }
      expect(seen).toEqual(ids);
    }
  });
});
