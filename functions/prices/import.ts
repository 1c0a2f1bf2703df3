import { nextInstant } from '#functions/lib/changes.ts';
import { madeNow } from '#functions/lib/entity.ts';
import { importRows, Met } from '#functions/lib/importing.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { write } from '#functions/lib/transact.ts';
import { newPrice } from '#shared/domain/prices/rules.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { PriceInput } from '#shared/prices/contract.ts';
import { priceIdentity } from '#shared/prices/identity.ts';
import { priceEntity } from './entity.ts';
import { countNew } from './totals.ts';

const keptAt = (at: string, firmId: FirmId, id: number) => ({ firmId, id, ...madeNow(at) });

/** Imports the prices we don't have yet. Throws 409 if the book has no room for them. */
export const importPrices = (firmId: FirmId, rows: PriceInput[]) =>
  importRows(
    {
      firmId,
      name: 'price',
      // Each row writes two items, itself and its mark, plus the counter; a transaction holds a hundred.
      rowsPerTransaction: 20,
      identityOf: priceIdentity,
      keyOf: (id) => keyOf(priceEntity, { firmId, id }),
      heldBy: () => undefined,
      writes: (fresh) => [
        ...fresh.map(({ id, row }) =>
          write(priceEntity.create(newPrice(row, keptAt(nextInstant(), firmId, id))), () => new Met()),
        ),
        countNew(firmId, fresh.length),
      ],
    },
    rows,
  );
