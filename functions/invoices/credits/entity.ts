import { CustomAttributeType, Entity } from 'electrodb';
import {
  firmAttribute,
  firmKey,
  idAttribute,
  keptAttributes,
  moneyAttribute,
  onTable,
  service,
} from '#functions/lib/entity.ts';
import { packedAttribute } from '#functions/lib/packed.ts';
import type { Credited } from '#shared/lines/credit.ts';
import type { VatCode } from '#shared/uk/vat.ts';

/** What a credit note deducts from an invoice, by VAT code, in pence. */
export type CreditedGroup = Credited & { vat: VatCode };

/** A credit note. Its invoice's `credited` and `creditedVat` are the totals of these and are updated with them. */
export const creditEntity = new Entity(
  {
    model: { entity: 'creditNote', version: '1', service },
    attributes: {
      ...keptAttributes,
      number: { type: 'string', required: true },
      invoiceId: { type: 'number', required: true },
      clientId: { type: 'number', required: true },
      /** The amount including VAT, and the VAT in it. */
      amount: { ...moneyAttribute, required: true },
      vat: { ...moneyAttribute, required: true },
      groups: { type: CustomAttributeType<CreditedGroup[]>('any'), required: true },
      /** The cost of materials in it, in pence, if the contractor deducts CIS from its invoice. */
      materials: { type: 'number' },
      /** The hash of the canonical JSON stored beside it, in hex. */
      sha256: { type: 'string', required: true },
    },
    indexes: {
      byId: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['id'], template: 'creditNote#${id}', casing: 'none' },
      },
    },
  },
  onTable,
);

/** The issued document of a credit note, stored beside it; written once and never changed. */
export const creditLinesEntity = new Entity(
  {
    model: { entity: 'creditNoteLines', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      id: idAttribute,
      /** An `IssuedCredit` (functions/invoices/credits/document.ts) as canonical JSON. */
      packed: { ...packedAttribute, required: true },
    },
    indexes: {
      byId: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['id'], template: 'creditNoteLines#${id}', casing: 'none' },
      },
    },
  },
  onTable,
);
