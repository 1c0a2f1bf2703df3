import { CustomAttributeType, Entity } from 'electrodb';
import {
  firmKey,
  idAttribute,
  keptAttributes,
  moneyAttribute,
  onTable,
  service,
  text,
} from '#functions/lib/entity.ts';
import { packedAttribute } from '#functions/lib/packed.ts';
import { type Agreement, claimKinds, claimOutcomes, debtors } from '#shared/invoices/claims.ts';
import { handMethods } from '#shared/payments/methods.ts';

const money = { ...moneyAttribute, required: true } as const;

/** A claim for late payment or a letter before claim, with its content. Only its outcome changes. */
export const claimEntity = new Entity(
  {
    model: { entity: 'claim', version: '1', service },
    attributes: {
      ...keptAttributes,
      kind: { type: claimKinds, required: true },
      number: { type: 'string', required: true },
      invoiceId: idAttribute,
      invoiceNumber: { type: 'string', required: true },
      clientId: { type: 'number', required: true },
      /** The day its figures were calculated for. */
      on: { type: 'string', required: true },
      balance: money,
      days: { type: 'number', required: true },
      /** In percent. */
      rate: { type: 'number' },
      interest: money,
      compensation: money,
      paidBefore: money,
      total: money,
      debtor: { type: debtors },
      agreement: { type: CustomAttributeType<Agreement>('any') },
      sentAt: text,
      postedOn: text,
      outcome: { type: claimOutcomes },
      outcomeOn: text,
      paidBy: { type: handMethods },
      documentsGivenOn: text,
      noticeOn: text,
      /** An `IssuedClaim` (functions/invoices/late/document.ts) as canonical JSON, and its hash in hex. */
      packed: { ...packedAttribute, required: true },
      sha256: { type: 'string', required: true },
    },
    indexes: {
      byId: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['id'], template: 'claim#${id}', casing: 'none' },
      },
    },
  },
  onTable,
);
