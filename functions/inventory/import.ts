import { importRows, Met } from '#functions/lib/importing.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { caller } from '#functions/lib/tenant.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { newItem } from '#shared/domain/inventory/rules.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { ItemRow } from '#shared/inventory/contract.ts';
import { itemIdentity } from '#shared/inventory/identity.ts';
import { itemEntity, skuGuard } from './entity.ts';
import { mark } from './low.ts';
import type { StoredItem } from './read.ts';
import { countNew } from './totals.ts';
import { putNewItem } from './write.ts';

const holdSku = ({ firmId, id, sku }: StoredItem): Write[] =>
  sku ? [write(skuGuard.create({ firmId, sku, itemId: id }), () => new Met())] : [];

/** Imports the items we don't have yet; one whose SKU is in use counts as existing. Throws 503 while too busy. */
export const importItems = (firmId: FirmId, rows: ItemRow[]) =>
  importRows(
    {
      firmId,
      name: 'item',
      // Each row writes up to four items (itself, its SKU, its low-stock mark and its import mark) and checks one, plus the totals.
      rowsPerTransaction: 16,
      identityOf: itemIdentity,
      keyOf: (id) => keyOf(itemEntity, { firmId, id }),
      heldBy: ({ sku }) => (sku ? keyOf(skuGuard, { firmId, sku }) : undefined),
      writes: (fresh) => {
        const items = fresh.map(({ id, row }) => newItem(row, { firmId, id, madeBy: caller() }, Date.now()));
        return [
          ...items.flatMap((item) => putNewItem(item, () => new Met())),
          ...items.flatMap(holdSku),
          countNew(firmId, items),
          ...items.flatMap((item) => mark(undefined, item)),
        ];
      },
    },
    rows,
  );
