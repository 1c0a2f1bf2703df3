import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import {
  clientKey,
  firmKey,
  keptAttributes,
  moneyAttribute,
  onTable,
  service,
  text,
} from '#functions/lib/entity.ts';
import type { Received } from '#shared/domain/payments/ledger.ts';
import type { CreditTax } from '#shared/domain/taxed/groups.ts';
import type { InvoiceTax } from '#shared/domain/taxed/sales.ts';
import type { LateTermsInput } from '#shared/invoices/late.ts';
import { invoiceStatuses } from '#shared/invoices/status.ts';
import type { DepositPence } from '#shared/lines/groups.ts';

export const invoiceEntity = new Entity(
  {
    model: { entity: 'invoice', version: '1', service },
    attributes: {
      ...keptAttributes,
      clientId: { type: 'number', required: true },
      jobId: { type: 'number' },
      invoiceNumber: { type: 'string', required: true },
      amount: { ...moneyAttribute, required: true },
      /** The VAT within `amount`, if it has lines. */
      vat: moneyAttribute,
      /** Its tax point and charges by VAT code, if it has lines. */
      tax: { type: CustomAttributeType<InvoiceTax>('any') },
      /** Derived from the balance (shared/domain/payments/ledger.ts); never set directly. */
      status: { type: invoiceStatuses, required: true },
      /** The sum of its payments, updated with them. */
      received: { type: CustomAttributeType<Received>('any') },
      /** Stripe's fees for its payments, pence by day, updated with them; missing without any. */
      fees: { type: CustomAttributeType<Record<string, number>>('any') },
      /**
       * Increases whenever `received`, `credited` or `takenOff` changes. These don't change `updatedAt`, so that an open form
       * stays valid.
       */
      settledCount: { type: 'number' },
      /** Pence that a bank has confirmed but not sent: the sum of its pages in state `coming`. */
      comingPence: { type: 'number' },
      /** When the last Stripe page on which it can be paid expires. */
      payingUntil: text,
      /** The amount credited, and the VAT within that. */
      credited: moneyAttribute,
      creditedVat: moneyAttribute,
      /** Same, by day and VAT code, oldest first. */
      creditTax: { type: CustomAttributeType<CreditTax[]>('any') },
      /** Its credit notes, oldest first. */
      creditIds: { type: 'list', items: { type: 'number' } },
      /** The invoices that deduct it as a deposit, and how many pence by VAT code, oldest first. */
      takenOff: { type: CustomAttributeType<{ id: number; groups: DepositPence[] }[]>('any') },
      dueDate: { type: 'string', required: true },
      /** True if its lines are stored beside it (functions/invoices/issue/entity.ts); its amounts are then fixed. */
      hasLines: { type: 'boolean' },
      /** When it was voided: it keeps its number, and nothing is owed on it. */
      voidedAt: text,
      voidReason: text,
      /** Who voided it, and who sent it last. */
      voidedBy: text,
      sentAt: text,
      sentBy: text,
      /** The day since when the customer disputes it (`YYYY-MM-DD`), and why. */
      disputedOn: text,
      disputeNote: text,
      /** The day on which VAT on its unpaid balance was reclaimed (`YYYY-MM-DD`). */
      badDebtOn: text,
      /** When the late-payment notice was sent, and the claims and letters before claim, oldest first (functions/invoices/late). */
      announcedAt: text,
      claimIds: { type: 'list', items: { type: 'number' } },
      /** The answers about late payment (shared/invoices/late.ts). */
      lateTerms: { type: CustomAttributeType<LateTermsInput>('any') },
      /** When somebody, probably the client, first opened it through a link. */
      openedAt: text,
      /** Increases when its links are revoked; see functions/links. */
      linkEpoch: { type: 'number' },
      paidAt: text,
      lastRemindedAt: text,
      lastRemindedBy: text,
      reminderCount: { type: 'number' },
      /** When the lease of a reminder being sent expires, in epoch milliseconds; it blocks a second one. */
      remindingUntil: { type: 'number' },
      /** The last step of the reminder schedule sent, in days past the due date. */
      reminderStep: { type: 'number' },
      /** Excluded from automatic reminders until the firm turns them on, as it was imported from another program. */
      remindersOff: { type: 'boolean' },
      /** Keys of the due index (functions/lib/due-index.ts); only invoices with a reminder to come have them. */
      dueShard: { type: 'string', field: 'gsi1pk' },
      dueKey: { type: 'string', field: 'gsi1sk' },
      workDescription: text,
      workStartDate: text,
      workEndDate: text,
      workLocation: text,
      materialsCost: moneyAttribute,
      laborCost: moneyAttribute,
      hoursWorked: { type: 'number' },
      hourlyRate: moneyAttribute,
      notes: text,
    },
    indexes: {
      byId: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['id'], template: 'invoice#${id}', casing: 'none' },
      },
      byClient: {
        index: 'gsi2',
        pk: clientKey,
        sk: { field: 'gsi2sk', composite: ['id'], template: 'invoice#${id}', casing: 'none' },
      },
    },
  },
  onTable,
);

export type StoredInvoice = EntityItem<typeof invoiceEntity>;
