import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import { firmAttribute, firmKey, onTable, service, text, userAttribute } from '#functions/lib/entity.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { type FiledTax, filedTaxes } from '#shared/uk/filed-taxes.ts';

const needed = { type: 'string', required: true } as const;

/** A business's connection to HMRC for one tax. The tokens are encrypted for the firm, so a row copied to another firm is useless. */
export const connectionEntity = new Entity(
  {
    model: { entity: 'filing', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      tax: { type: filedTaxes, required: true },
      /** The encrypted JSON of the pair: `{access, refresh}`. */
      sealed: needed,
      /** Epoch milliseconds. */
      accessUntil: { type: 'number', required: true },
      grantedAt: needed,
      endsAt: needed,
      scopes: needed,
      /** The VAT number it was granted for. */
      vrn: text,
      sealedNino: text,
      /** The National Insurance number, mostly hidden. */
      ninoShown: text,
      status: { type: ['connected', 'expired', 'wrong_account'] as const, required: true },
      /** For `wrong_account`: the VAT number in Settings when that was found out. If that changes, the account is checked again. */
      wrongFor: text,
      /** Increases with every new pair of tokens. */
      generation: { type: 'number', required: true },
      /** When HMRC last gave its VAT periods. Not on them, because each write to them is synced to every device. */
      periodsReadAt: text,
      /** When the lease to refresh the tokens expires, in epoch milliseconds. */
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

/** A sign-in at HMRC in progress, looked up by the hash of its `state`. It works once, within ten minutes. */
export const filingStateEntity = new Entity(
  {
    model: { entity: 'filingState', version: '1', service },
    attributes: {
      stateHash: needed,
      firmId: { type: CustomAttributeType<FirmId>('string'), required: true },
      userId: userAttribute,
      /** The session in which it was started. */
      sessionHash: needed,
      tax: { type: filedTaxes, required: true },
      /** The PKCE verifier, encrypted for the firm. */
      sealedVerifier: needed,
      vrn: text,
      sealedNino: text,
      ninoShown: text,
      /** The browser's description of itself, as sent. */
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
