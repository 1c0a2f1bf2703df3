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
import type { CreditTax } from '#shared/domain/tax/groups.ts';
import type { InvoiceTax } from '#shared/domain/tax/sales.ts';
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
      /** The VAT within `amount`, where lines tell it. */
      vat: moneyAttribute,
      /** Its tax point and what it charges by VAT code, where lines tell it. */
      tax: { type: CustomAttributeType<InvoiceTax>('any') },
      /** Follows from what is owed (shared/domain/payments/ledger.ts); nobody sets it. */
      status: { type: invoiceStatuses, required: true },
      /** What came in: the sum of its payments, which moves with them. */
      received: { type: CustomAttributeType<Received>('any') },
      /** Grows whenever `received`, `credited` or `takenOff` moves: none of them moves `updatedAt`, so that a form stays open. */
      settledCount: { type: 'number' },
      /** Pence that a bank has said yes to and not sent: the sum of its pages that say `coming`. */
      comingPence: { type: 'number' },
      /** Until when a page of the provider's may be open to pay it on. */
      payingUntil: text,
      /** Taken off by credit notes, and the VAT within that. */
      credited: moneyAttribute,
      creditedVat: moneyAttribute,
      /** The same by day and VAT code, oldest first. */
      creditTax: { type: CustomAttributeType<CreditTax[]>('any') },
      /** Its credit notes, oldest first. */
      creditIds: { type: 'list', items: { type: 'number' } },
      /** The invoices that take it off as a deposit, and how many pence by VAT code, oldest first. */
      takenOff: { type: CustomAttributeType<{ id: number; groups: DepositPence[] }[]>('any') },
      dueDate: { type: 'string', required: true },
      /** What it is made of lies beside it (functions/invoices/issue/entity.ts); its money is fixed. */
      hasLines: { type: 'boolean' },
      /** Made void: the row stays with its number, and nothing is owed of it. */
      voidedAt: text,
      voidReason: text,
      /** Who voided it, and who sent it last. */
      voidedBy: text,
      sentAt: text,
      sentBy: text,
      /** The customer disputes it since that day (`YYYY-MM-DD`), and why. */
      disputedOn: text,
      disputeNote: text,
      /** The VAT of what is unpaid of it was claimed back on that day (`YYYY-MM-DD`). */
      badDebtOn: text,
      /** When interest was announced, and the claims and letters before claim, oldest first (functions/invoices/late). */
      announcedAt: text,
      claimIds: { type: 'list', items: { type: 'number' } },
      /** What was answered about lateness (shared/invoices/late.ts). */
      lateTerms: { type: CustomAttributeType<LateTermsInput>('any') },
      /** When somebody first looked at it by a link, who was probably the client. */
      openedAt: text,
      /** Grows when its links end; see functions/links. */
      linkEpoch: { type: 'number' },
      paidAt: text,
      lastRemindedAt: text,
      reminderCount: { type: 'number' },
      /** Epoch milliseconds until which a reminder on its way keeps a second one out. */
      remindingUntil: { type: 'number' },
      /** The last step of the reminder schedule that was mailed, in days past the due date. */
      reminderStep: { type: 'number' },
      /** It goes out of the morning's reminders until its firm says otherwise: it came from another program. */
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
