import { cleared, nextInstant } from '#functions/lib/changes.ts';
import { madeNow } from '#functions/lib/entity.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { IdTaken, withNewId } from '#functions/lib/ids.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { pageById } from '#functions/lib/list.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { applied, withoutNulls } from '#shared/domain/applied.ts';
import { newPrice } from '#shared/domain/prices/rules.ts';
import { shownPrice } from '#shared/domain/prices/views.ts';
import type { PageQuery } from '#shared/fields.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { notFound } from '#shared/kernel/refusal.ts';
import type { NewPrice, PriceUpdate } from '#shared/prices/contract.ts';
import { priceEntity } from './entity.ts';
import { countGone, countNew } from './totals.ts';

export const listPrices = async (firmId: FirmId, query: PageQuery) => {
  const { rows, next } = await pageById(priceEntity, priceEntity.query.byId({ firmId }), query);
  return { rows: rows.map(shownPrice), next };
};

/** Reads a price. Throws 404 if the firm has no such price. */
const readPrice = async (firmId: FirmId, id: number) => {
  const { data } = await priceEntity.get({ firmId, id }).go({ consistent: true });
  if (!data) throw notFound();
  return data;
};

export const getPrice = async (firmId: FirmId, id: number) => shownPrice(await readPrice(firmId, id));

/** Creates a price. Throws 409 if the book is full. */
export const createPrice = (firmId: FirmId, { id: chosen, ...input }: NewPrice, once: Once) =>
  withNewId(async (id) => {
    const at = nextInstant();
    const price = newPrice(input, { firmId, id, ...madeNow(at) });
    const reply = shownPrice(price);
    await transact([
      write(priceEntity.create(price), () => new IdTaken()),
      countNew(firmId, 1),
      ...once.writes(reply),
    ]);
    return reply;
  }, chosen);

/** Updates a price: an omitted field stays, `null` clears it. Documents keep the price they were written with. Throws 404, 409. */
export const updatePrice = (firmId: FirmId, id: number, { updatedAt: basedOn, ...changes }: PriceUpdate) =>
  withLatest(
    () => readPrice(firmId, id),
    basedOn,
    async (current) => {
      const updatedAt = nextInstant(current.updatedAt);
      const change = priceEntity
        .patch({ firmId, id })
        .set({ ...withoutNulls(changes), updatedAt })
        .remove(cleared(changes) as 'code'[])
        .where((price, { eq }) => eq(price.updatedAt, current.updatedAt));
      await transact([write(change, () => new Moved())]);
      return shownPrice(applied(current, { ...changes, updatedAt }));
    },
  );

/** Throws 404. */
export const removePrice = (firmId: FirmId, id: number, basedOn: string | undefined): Promise<void> =>
  withLatest(
    () => readPrice(firmId, id),
    basedOn,
    async ({ updatedAt }) => {
      const removal = priceEntity
        .delete({ firmId, id })
        .where((price, { eq }) => eq(price.updatedAt, updatedAt));
      await transact([write(removal, () => new Moved()), countGone(firmId)]);
    },
  );
