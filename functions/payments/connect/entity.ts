import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import { firmAttribute, firmKey, onTable, service, text } from '#functions/lib/entity.ts';
import type { FirmId } from '#shared/firms/ids.ts';

const needed = { type: 'string', required: true } as const;
const flag = { type: 'boolean', required: true } as const;

/** A firm's account at the provider, and how it stood when that was last asked. */
export const connectEntity = new Entity(
  {
    model: { entity: 'connect', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      /** `acct_…` */
      account: needed,
      /** Those that were theirs before: their payments can still be refunded and disputed. */
      formerAccounts: { type: 'list', items: { type: 'string' } },
      /** The status of the capabilities `card_payments` and `pay_by_bank_payments`. */
      cards: needed,
      bank: needed,
      /** The provider's names of what is missing, and its reasons. */
      missing: { type: CustomAttributeType<string[]>('any'), required: true },
      reasons: { type: CustomAttributeType<string[]>('any'), required: true },
      /** It has worked at some time. */
      wasReady: flag,
      partPayments: flag,
      /** When the provider was asked last: an instant of the asking, so that a slow answer replaces no later one. */
      askedAt: needed,
      createdAt: needed,
      disconnectedAt: text,
      /** When it turned out that the access was taken away. */
      lostAt: text,
    },
    indexes: {
      byFirm: { pk: firmKey, sk: { field: 'sk', composite: [], template: 'connect', casing: 'none' } },
    },
  },
  onTable,
);
export type StoredConnect = EntityItem<typeof connectEntity>;

/** Whose an account is: an event names only the account. */
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

/** Whose an account is; undefined for one that is not of this app. */
export const ownerOfAccount = async (account: string): Promise<FirmId | undefined> =>
  (await accountOwner.get({ account }).go({ consistent: true })).data?.firmId;
