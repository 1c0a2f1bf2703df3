import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import { firmAttribute, firmKey, onTable, service } from '#functions/lib/entity.ts';
import { filedTaxes } from '#shared/filing/taxes.ts';
import type { FirmId } from '#shared/firms/ids.ts';

const needed = { type: 'string', required: true } as const;

/** An update that HMRC waits for: the last day of its quarter, and the day it is due by. */
export interface DueUpdate {
  to: string;
  dueBy: string;
}

/**
 * What a business is told of its connection to HMRC for one tax. It lies apart from the tokens: every device hears of a write here, and
 * tokens are written every few hours.
 */
export const grantEntity = new Entity(
  {
    model: { entity: 'hmrcGrant', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      tax: { type: filedTaxes, required: true },
      endsAt: needed,
      /** When it turned out to work no longer, before its time: ended at HMRC, or of another account. */
      endedAt: { type: 'string' },
      /** Of Income Tax: the first update that HMRC does not have, as it said when somebody last asked. */
      update: { type: CustomAttributeType<DueUpdate>('any') },
      /** When the letter that it ends went out. */
      warnedAt: { type: 'string' },
      /** Keys of the due index (functions/lib/due-index.ts), while that letter is to come. */
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
