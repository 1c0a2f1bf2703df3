import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import { firmAttribute, firmKey, onTable, service, text } from '#functions/lib/entity.ts';
import type { FirmId } from '#shared/firms/ids.ts';

const needed = { type: 'string', required: true } as const;
const flag = { type: 'boolean', required: true } as const;

/** A firm's Stripe account, and its status when last fetched. */
export const connectEntity = new Entity(
  {
    model: { entity: 'connect', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      /** `acct_…` */
      account: needed,
      /** Earlier accounts, whose payments can still be refunded and disputed. */
      formerAccounts: { type: 'list', items: { type: 'string' } },
      /** The status of the capabilities `card_payments` and `pay_by_bank_payments`. */
      cards: needed,
      bank: needed,
      /** Stripe's names of what is missing, and its reasons. */
      missing: { type: CustomAttributeType<string[]>('any'), required: true },
      reasons: { type: CustomAttributeType<string[]>('any'), required: true },
      /** True once it has worked. */
      wasReady: flag,
      partPayments: flag,
      /** When Stripe was last asked. This is the time of the request, so that a slow answer doesn't replace a later one. */
      askedAt: needed,
      createdAt: needed,
      disconnectedAt: text,
      /** When we found out that access was revoked. */
      lostAt: text,
    },
    indexes: {
      byFirm: { pk: firmKey, sk: { field: 'sk', composite: [], template: 'connect', casing: 'none' } },
    },
  },
  onTable,
);
export type StoredConnect = EntityItem<typeof connectEntity>;

/** The owner of an account, because events name only the account. */
export const accountOwner = new Entity(
  {
    model: { entity: 'stripeAccount', version: '1', service },
    attributes: { account: needed, firmId: firmAttribute },
    indexes: {
      byAccount: {
        pk: { field: 'pk', composite: ['account'], template: 'stripe#${account}', casing: 'none' },
        sk: { field: 'sk', composite: [], template: 'owner', casing: 'none' },
      },
    },
  },
  onTable,
);

export const readConnect = async (firmId: FirmId): Promise<StoredConnect | undefined> =>
  (await connectEntity.get({ firmId }).go({ consistent: true })).data ?? undefined;

/** The owner of an account; undefined if it is not one of this app's. */
export const ownerOfAccount = async (account: string): Promise<FirmId | undefined> =>
  (await accountOwner.get({ account }).go({ consistent: true })).data?.firmId;
