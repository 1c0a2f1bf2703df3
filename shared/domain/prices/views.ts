import type { Price } from '../../prices/contract.ts';
import { idIn, type KeptOf, type ViewEntry } from '../reader.ts';

/** A price as a reply shows it. */
export const shownPrice = (price: KeptOf<'price'>): Price => ({
  id: price.id,
  userId: price.userId ?? '',
  madeBy: price.madeBy ?? null,
  createdAt: price.createdAt,
  updatedAt: price.updatedAt,
  name: price.name,
  kind: price.kind,
  unit: price.unit,
  unitPrice: price.unitPrice,
  vat: price.vat,
  cost: price.cost ?? null,
  code: price.code ?? null,
  uses: price.uses ?? 0,
  lastUsedAt: price.lastUsedAt ?? null,
});

export const priceViews: readonly ViewEntry[] = [
  { route: 'GET /api/prices', needs: ['price'], view: (db) => db.all('price').map(shownPrice) },
  {
    route: 'GET /api/prices/{id}',
    needs: ['price'],
    view: (db, input) => {
      const price = db.get('price', idIn(input));
      return price ? shownPrice(price) : null;
    },
  },
];
