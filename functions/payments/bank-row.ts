import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import { onTable, ownerKey, service } from '#functions/lib/entity.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { Moved } from '#functions/lib/latest.ts';
import { batchGet } from '#functions/lib/table.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { paymentEntity, type StoredPayment } from './entity.ts';

const text = { type: 'string', required: true } as const;

/** Says what a row of a bank statement paid. Written in the transaction of its payments, so that it pays once. */
const bankRowEntity = new Entity(
  {
    model: { entity: 'bankRow', version: '1', service },
    attributes: {
      userId: text,
      /** Of account, day, amount, text and ordinal; see shared/payments/bank-row.ts. */
      hash: text,
      at: text,
      payments: { type: CustomAttributeType<{ invoiceId: number; id: number }[]>('any'), required: true },
    },
    indexes: {
      byHash: {
        pk: ownerKey,
        sk: { field: 'sk', composite: ['hash'], template: 'bankRow#${hash}', casing: 'none' },
      },
    },
  },
  onTable,
);
export type BankRowMark = EntityItem<typeof bankRowEntity>;

/** What a row of the user's has paid, if it ever did. */
export const readMark = async (userId: string, hash: string): Promise<BankRowMark | null> =>
  (await bankRowEntity.get({ userId, hash }).go({ consistent: true })).data;

/** True while any payment of a row is there: once all were removed it may pay again. */
export const isStanding = async ({ userId, payments }: BankRowMark): Promise<boolean> => {
  const keys = payments.map((payment) => keyOf(paymentEntity, { userId, ...payment }));
  return (await batchGet(keys, ['id'])).some(Boolean);
};

/** Marks a row as paid by `payments`, in place of `stale`. Throws Moved if another was first. */
export const putMark = (
  { userId, hash, at }: Pick<BankRowMark, 'userId' | 'hash' | 'at'>,
  payments: readonly StoredPayment[],
  stale: BankRowMark | null,
): Write =>
  write(
    bankRowEntity
      .put({ userId, hash, at, payments: payments.map(({ invoiceId, id }) => ({ invoiceId, id })) })
      .where((row, { eq, notExists }) => (stale ? eq(row.at, stale.at) : notExists(row.at))),
    () => new Moved(),
  );
