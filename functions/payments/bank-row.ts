import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import { paymentEntity, type StoredPayment } from '#functions/ledger/payment-entity.ts';
import { firmAttribute, firmKey, onTable, service } from '#functions/lib/entity.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { Moved } from '#functions/lib/latest.ts';
import { batchGet } from '#functions/lib/table.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';

const text = { type: 'string', required: true } as const;

/** Records what a row of a bank statement paid. Written in the transaction of its payments, so that it pays only once. */
const bankRowEntity = new Entity(
  {
    model: { entity: 'bankRow', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      /** A hash of account, day, amount, text and ordinal; see shared/payments/bank-row.ts. */
      hash: text,
      at: text,
      payments: { type: CustomAttributeType<{ invoiceId: number; id: number }[]>('any'), required: true },
    },
    indexes: {
      byHash: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['hash'], template: 'bankRow#${hash}', casing: 'none' },
      },
    },
  },
  onTable,
);
export type BankRowMark = EntityItem<typeof bankRowEntity>;

/** What a row has paid, if it ever did. */
export const readMark = async (firmId: FirmId, hash: string): Promise<BankRowMark | null> =>
  (await bankRowEntity.get({ firmId, hash }).go({ consistent: true })).data;

/** True while any payment of a row stands: once all are removed it can pay again. */
export const isStanding = async ({ firmId, payments }: BankRowMark): Promise<boolean> => {
  const keys = payments.map((payment) => keyOf(paymentEntity, { firmId, ...payment }));
  return (await batchGet(keys, ['id', 'removed'])).some((item) => item && !item.removed);
};

/** Marks a row as paid by `payments`, replacing the mark `stale`. Throws Moved if another call was first. */
export const putMark = (
  { firmId, hash, at }: Pick<BankRowMark, 'firmId' | 'hash' | 'at'>,
  payments: readonly StoredPayment[],
  stale: BankRowMark | null,
): Write =>
  write(
    bankRowEntity
      .put({ firmId, hash, at, payments: payments.map(({ invoiceId, id }) => ({ invoiceId, id })) })
      .where((row, { eq, notExists }) => (stale ? eq(row.at, stale.at) : notExists(row.at))),
    () => new Moved(),
  );
