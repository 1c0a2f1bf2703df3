import { type Write, write } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import { maxPrices } from '#shared/prices/contract.ts';
import { priceTotals } from './entity.ts';

const full = () =>
  conflict(
    `Your price list is full. It holds ${maxPrices.toLocaleString('en-GB')} prices. Delete some first.`,
  );

/** Counts new prices, within a transaction. Throws 409 if the book has no room for them. */
export const countNew = (firmId: FirmId, prices: number): Write =>
  write(
    priceTotals
      .upsert({ firmId })
      .add({ prices, revision: 1 })
      .where(
        (totals, { notExists, lte }) =>
          `${notExists(totals.prices)} OR ${lte(totals.prices, maxPrices - prices)}`,
      ),
    full,
  );

/** Counts a deleted price, within a transaction. */
export const countGone = (firmId: FirmId): Write =>
  write(priceTotals.update({ firmId }).add({ prices: -1, revision: 1 }));
