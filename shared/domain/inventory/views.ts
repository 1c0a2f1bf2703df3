import type { Item } from '../../inventory/contract.ts';
import type { Move } from '../../inventory/move.ts';
import { isLow } from '../../inventory/stock.ts';
import { jobTitled } from '../jobs/titled.ts';
import { idIn, type KeptOf, queryIn, type Reader, type ViewEntry } from '../reader.ts';
import { shownTotals, stockTotals } from './totals.ts';

/** An item as a reply shows it. */
export const shownItem = (item: KeptOf<'item'>): Item => ({
  id: item.id,
  userId: item.userId ?? '',
  madeBy: item.madeBy ?? null,
  createdAt: item.createdAt,
  updatedAt: new Date(item.updatedMs).toISOString(),
  name: item.name,
  description: item.description ?? null,
  category: item.category,
  sku: item.sku ?? null,
  barcode: item.barcode ?? null,
  quantity: item.quantity,
  minQuantity: item.minQuantity ?? 0,
  maxQuantity: item.maxQuantity ?? null,
  unitPrice: item.unitPrice ?? null,
  supplierName: item.supplierName ?? null,
  supplierContact: item.supplierContact ?? null,
  location: item.location ?? null,
  isActive: item.isActive,
});

/** A move's item and job, as a reply names them. */
type MoveNames = Pick<Move, 'item' | 'job'>;

/** A move as a reply shows it. */
export const shownMove = (move: KeptOf<'stockMove'>, { item, job }: MoveNames): Move => ({
  id: move.id,
  userId: move.userId ?? '',
  itemId: move.itemId,
  jobId: move.jobId ?? null,
  type: move.type,
  quantity: move.quantity,
  change: move.change,
  unitPrice: move.unitPrice ?? null,
  totalCost: move.totalCost ?? null,
  reason: move.reason ?? null,
  notes: move.notes ?? null,
  transactionDate: move.transactionDate,
  createdAt: move.createdAt,
  item,
  job,
});

const listed = (db: Reader) => db.all('item').filter(({ isActive }) => isActive);

const itemNamed = (db: Reader, id: number): Move['item'] => {
  const item = db.get('item', id);
  return item ? { id, name: item.name } : null;
};

interface Whose {
  itemId?: string;
  jobId?: string;
}

const movesFor = (db: Reader, { itemId, jobId }: Whose) => {
  if (itemId !== undefined) return db.by('stockMove', 'itemId', Number(itemId));
  return jobId === undefined ? db.all('stockMove') : db.by('stockMove', 'jobId', Number(jobId));
};

export const inventoryViews: readonly ViewEntry[] = [
  { route: 'GET /api/inventory', needs: ['item'], view: (db) => listed(db).map(shownItem) },
  {
    route: 'GET /api/inventory/{id}',
    needs: ['item'],
    view: (db, input) => {
      const item = db.get('item', idIn(input));
      return item ? shownItem(item) : null;
    },
  },
  {
    route: 'GET /api/inventory/stats',
    needs: ['item'],
    view: (db) => shownTotals(stockTotals(db.all('item'))),
  },
  {
    route: 'GET /api/inventory/low-stock',
    needs: ['item'],
    view: (db) => listed(db).filter(isLow).map(shownItem),
  },
  {
    route: 'GET /api/inventory/transactions',
    needs: ['stockMove', 'item', 'job'],
    view: (db, input) =>
      movesFor(db, queryIn<Whose>(input)).map((move) =>
        shownMove(move, { item: itemNamed(db, move.itemId), job: jobTitled(db, move.jobId) }),
      ),
  },
];
