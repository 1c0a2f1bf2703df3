import { describe, expect, it } from 'vitest';
import { importRows } from '#shared/importing.ts';
import type { ItemRow } from '#shared/inventory/contract.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { partitionOf, recounted } from '../testing/partition.ts';

const system = localSystem();
const { inventory } = routes;
const send = async (person: Someone, rows: ItemRow[]) => {
  const { results } = await person.call(inventory.import, { body: { rows } });
  return { results };
};
const part = { category: 'parts' } as const;

const rowsOf = (count: number): ItemRow[] =>
  Array.from({ length: count }, (_, n) => ({
    ...part,
    name: `Item ${n}`,
    sku: `SKU-${n}`,
    quantity: n,
    minQuantity: 5,
    unitPrice: 1.25,
  }));

describe('rows of items', () => {
  it('become items with their totals, once, also when sent by three at once', async () => {
    const person = await system.someone();
    const rows = rowsOf(importRows);
    const replies = await Promise.all([send(person, rows), send(person, rows), send(person, rows)]);
    const made = replies.flatMap(({ results }) => results.filter((result) => result === 'created'));
    expect(made).toHaveLength(importRows);
    const worth = (1.25 * importRows * (importRows - 1)) / 2;
    expect(await person.call(inventory.stats, {})).toEqual({
      totalItems: importRows,
      lowStockItems: 6,
      totalValue: worth,
    });
    expect(await person.call(inventory.lowStock, {})).toHaveLength(6);
    const { expected, found } = await recounted(person.firmId);
    expect(found).toEqual(expected);
  });

  it('are there already where the SKU is in use, or without one name, barcode and place are', async () => {
    const person = await system.someone();
    await person.call(inventory.create, { body: { ...part, name: 'Tap', sku: 'TAP' } });
    const rows: ItemRow[] = [
      { ...part, name: 'Another tap', sku: 'TAP' },
      { ...part, name: 'Pipe', location: 'van' },
      { ...part, name: 'pipe ', location: 'van' },
      { ...part, name: 'Pipe', location: 'shop' },
    ];
    expect(await send(person, rows)).toEqual({ results: ['exists', 'created', 'exists', 'created'] });
    expect(await person.call(inventory.list, {})).toHaveLength(3);
  });

  it('come again after the item was deleted, and hold their SKU', async () => {
    const person = await system.someone();
    await send(person, rowsOf(2));
    const [item] = await person.call(inventory.list, {});
    await person.call(inventory.remove, { params: { id: item?.id ?? 0 } });
    expect(await send(person, rowsOf(2))).toEqual({ results: ['exists', 'created'] });
    const again = await person.answer(inventory.create, { body: { ...part, name: 'X', sku: 'SKU-1' } });
    expect(again.status).toBe(409);
    const { expected, found } = await recounted(person.firmId);
    expect(found).toEqual(expected);
  });

  it('are refused before anything is written where they are worth too much', async () => {
    const person = await system.someone();
    const before = await partitionOf(person.firmId);
    const rows = [...rowsOf(1), { ...part, name: 'Gold', quantity: 9_999_999, unitPrice: 99_999 }];
    const { status, body } = await person.answer(inventory.import, { body: { rows } });
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'rows.1.quantity', message: 'That’s too many at this unit price' }] },
    });
    expect(await partitionOf(person.firmId)).toEqual(before);
  });
});
