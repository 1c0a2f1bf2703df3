import { importRows, Met } from '#functions/lib/importing.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { write } from '#functions/lib/transact.ts';
import type { PriceInput } from '#shared/prices/contract.ts';
import { priceIdentity } from '#shared/prices/identity.ts';
import { priceEntity } from './entity.ts';
import { newPrice } from './store.ts';
import { countNew } from './totals.ts';

/** Adds the prices that are not there yet. Throws 409 where the book has no room for them. */
export const importPrices = (userId: string, rows: PriceInput[]) =>
  importRows(
    {
      userId,
      name: 'price',
      // Each is two items, itself and its mark, beside the counter; a transaction holds a hundred.
      rowsPerTransaction: 20,
      identityOf: priceIdentity,
      keyOf: (id) => keyOf(priceEntity, { userId, id }),
      heldBy: () => undefined,
      writes: (fresh) => [
        ...fresh.map(({ id, row }) => write(priceEntity.create(newPrice(userId, id, row)), () => new Met())),
        countNew(userId, fresh.length),
      ],
    },
    rows,
  );
