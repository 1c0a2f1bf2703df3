import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import { firmAttribute, firmKey, onTable, service, text, userAttribute } from '#functions/lib/entity.ts';
import { type FiledTax, filedTaxes } from '#shared/filing/taxes.ts';
import type { FirmId } from '#shared/firms/ids.ts';

const needed = { type: 'string', required: true } as const;

/** A business's connection to HMRC for one tax. The tokens are sealed for the firm, so a copied row is of no use to another. */
export const connectionEntity = new Entity(
  {
    model: { entity: 'filing', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      tax: { type: filedTaxes, required: true },
      /** Sealed JSON of the pair: `{access, refresh}`. */
      sealed: needed,
      /** Epoch milliseconds. */
      accessUntil: { type: 'number', required: true },
      grantedAt: needed,
      endsAt: needed,
      scopes: needed,
      /** Which VAT number it was granted for. */
      vrn: text,
      sealedNino: text,
      /** The National Insurance number, mostly hidden. */
      ninoShown: text,
      status: { type: ['connected', 'expired', 'wrong_account'] as const, required: true },
      /** Of a `wrong_account`: the VAT number in Settings when that was found out. With another, it is asked anew. */
      wrongFor: text,
      /** Goes up with every new pair of tokens. */
      generation: { type: 'number', required: true },
      /** Until when only one call may refresh the tokens: epoch milliseconds. */
      leaseUntil: { type: 'number' },
    },
    indexes: {
      byTax: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['tax'], template: 'filing#${tax}', casing: 'none' },
      },
    },
  },
  onTable,
);
export type StoredConnection = EntityItem<typeof connectionEntity>;

/** A sign-in at HMRC under way, found by the hash of its `state`. It works once, within ten minutes. */
export const filingStateEntity = new Entity(
  {
    model: { entity: 'filingState', version: '1', service },
    attributes: {
      stateHash: needed,
      firmId: { type: CustomAttributeType<FirmId>('string'), required: true },
      userId: userAttribute,
      /** Of the session in which it was started. */
      sessionHash: needed,
      tax: { type: filedTaxes, required: true },
      /** The PKCE verifier, sealed for the firm. */
      sealedVerifier: needed,
      vrn: text,
      sealedNino: text,
      ninoShown: text,
      /** What the browser said of itself, as it was sent. */
      device: text,
      /** Epoch seconds. */
      ttl: { type: 'number', required: true },
    },
    indexes: {
      byHash: {
        pk: { field: 'pk', composite: ['stateHash'], template: 'filingState#${stateHash}', casing: 'none' },
        sk: { field: 'sk', composite: [], template: 'state', casing: 'none' },
      },
    },
  },
  onTable,
);

export const readConnection = async (
  firmId: FirmId,
  tax: FiledTax,
): Promise<StoredConnection | undefined> => {
  const { data } = await connectionEntity.get({ firmId, tax }).go({ consistent: true });
  return data ?? undefined;
};
