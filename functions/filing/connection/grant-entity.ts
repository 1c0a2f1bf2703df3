import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import { firmAttribute, firmKey, onTable, service } from '#functions/lib/entity.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { filedTaxes } from '#shared/uk/filed-taxes.ts';

const needed = { type: 'string', required: true } as const;

/** An update that HMRC is waiting for: the last day of its quarter, and its due date. */
export interface DueUpdate {
  to: string;
  dueBy: string;
}

/**
 * What a business sees of its connection to HMRC for one tax. Stored apart from the tokens, because every write here is synced to
 * every device, and tokens are written every few hours.
 */
export const grantEntity = new Entity(
  {
    model: { entity: 'hmrcGrant', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      tax: { type: filedTaxes, required: true },
      endsAt: needed,
      /** When it stopped working before its time: revoked at HMRC, or found to be another account's. */
      endedAt: { type: 'string' },
      /** For Income Tax: the first update that HMRC lacks, as of the last time it was asked. */
      update: { type: CustomAttributeType<DueUpdate>('any') },
      /** When the email about its expiry was sent. */
      warnedAt: { type: 'string' },
      /** Keys of the due index (functions/lib/due-index.ts), until that email is sent. */
      dueShard: { type: 'string', field: 'gsi1pk' },
      dueKey: { type: 'string', field: 'gsi1sk' },
    },
    indexes: {
      byTax: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['tax'], template: 'hmrcGrant#${tax}', casing: 'none' },
      },
    },
  },
  onTable,
);
export type StoredGrant = EntityItem<typeof grantEntity>;

export const readGrant = async (
  firmId: FirmId,
  tax: StoredGrant['tax'],
): Promise<StoredGrant | undefined> => {
  const { data } = await grantEntity.get({ firmId, tax }).go({ consistent: true });
  return data ?? undefined;
};
