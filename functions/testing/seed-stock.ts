import type { FirmId } from '#shared/firms/ids.ts';

/** What every record of a seed has: its owner, an id and its times. */
interface Kept {
  firmId: FirmId;
  id: number;
  createdAt: string;
}

/** So many items, every tenth of them low, and a move of each: straight into the table, with their totals. */
export const seedStock = async (firmId: FirmId, kept: Kept[]): Promise<void> => {
  const [{ itemEntity, lowMark, totalsEntity }, { moveEntity }] = await Promise.all([
    import('#functions/inventory/entity.ts'),
    import('#functions/inventory/move-entity.ts'),
  ]);
  const ms = Date.parse(kept[0]?.createdAt ?? '2026-01-05T09:00:00.000Z');
  const isLow = (n: number) => n % 10 === 0;
  const items = kept.map((record, n) => ({
    ...record,
    updatedMs: ms,
    editedMs: ms,
    name: `Copper pipe ${n}`,
    description: 'Half hard, 3 m lengths, kept dry in the rack by the door.',
    category: 'materials' as const,
    sku: `PIPE-${n}`,
    quantity: isLow(n) ? 2 : 40,
    minQuantity: 5,
    unitPrice: 11.49,
    location: 'warehouse' as const,
    isActive: true,
    moveCount: 1,
  }));
  const moves = kept.map((record) => ({
    ...record,
    itemId: record.id,
    type: 'in' as const,
    quantity: 2,
    change: 2,
    unitPrice: 11.49,
    totalCost: 22.98,
    reason: 'purchase' as const,
    transactionDate: record.createdAt,
  }));
  const low = items.filter((_, n) => isLow(n));
  await itemEntity.put(items).go({ concurrency: 4 });
  await moveEntity.put(moves).go({ concurrency: 4 });
  await lowMark.put(low).go({ concurrency: 4 });
  const valuePence = items.reduce((sum, { quantity }) => sum + quantity * 1149, 0);
  await totalsEntity.put({ firmId, items: items.length, low: low.length, valuePence }).go();
};
