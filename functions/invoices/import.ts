import { rankClient } from '#functions/clients/ranking.ts';
import { countFigures } from '#functions/figures/moved.ts';
import { invoiceEntity, type StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { paidBefore } from '#functions/ledger/paid-before.ts';
import { dueKeys } from '#functions/lib/due-index.ts';
import { importRows, Met } from '#functions/lib/importing.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { numberGuard } from '#functions/numbering/guards.ts';
import { withoutNulls } from '#shared/domain/applied.ts';
import type { OfLines } from '#shared/domain/invoices/new-invoice.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { InvoiceRow, VatGroup } from '#shared/invoices/importing.ts';
import { roundToPence, toPence } from '#shared/money.ts';
import { makeInvoice } from './new-invoice.ts';
import { holdNumber } from './references.ts';

/** Converts the file's VAT to the stored form. */
const taxOfGroups = (groups: VatGroup[], point: string): OfLines => ({
  vat: groups.reduce((sum, { vat }) => roundToPence(sum + vat), 0),
  tax: {
    point,
    groups: groups.map(({ code, net, vat }) => ({ code, net: toPence(net), vat: toPence(vat) })),
  },
});

/** An invoice as the other program left it: issued and sent on its date, possibly paid in part. */
const takenOver = (firmId: FirmId, id: number, row: InvoiceRow) => {
  const { paid, paidOn, issuedOn, remind, vat: groups, ...input } = row;
  const createdAt = `${issuedOn}T12:00:00.000Z`;
  const { invoice } = makeInvoice(firmId, id, { ...input, ...(groups && taxOfGroups(groups, issuedOn)) });
  const sent = { ...invoice, createdAt, sentAt: createdAt, ...(!remind && { remindersOff: true }) };
  const money = { amount: paid ?? 0, on: paidOn ?? issuedOn, isSaid: Boolean(paidOn) };
  const { changes, writes } = paidBefore(sent, money);
  const { dueShard, dueKey, ...rest } = { ...sent, ...changes, paidAt: changes.paidAt ?? undefined };
  const kept: StoredInvoice = { ...rest, ...withoutNulls(dueKeys(rest)) };
  return { invoice: kept, writes };
};

const writesOf = (firmId: FirmId, fresh: { id: number; row: InvoiceRow }[]): Write[] => {
  const all = fresh.map(({ id, row }) => takenOver(firmId, id, row));
  const invoices = all.map(({ invoice }) => invoice);
  return [
    ...all.flatMap(({ invoice, writes }) => [
      write(invoiceEntity.create(invoice), () => new Met()),
      holdNumber(firmId, invoice, () => new Met()),
      ...writes,
    ]),
    ...countFigures(
      firmId,
      invoices.map((after) => ({ kind: 'invoice', before: undefined, after })),
    ),
  ];
};

/**
 * Imports the invoices we don't have yet, keeping their numbers, which don't count in the series. Sends no email, and schedules
 * reminders only where the row asks for them. Throws 400 for another firm's client.
 */
export const importInvoices = (firmId: FirmId, rows: InvoiceRow[]) =>
  importRows(
    {
      firmId,
      name: 'invoice',
      // Each row writes up to nine items (itself, its number, mark, payment, client, due day, month and two days of tax), plus the
      // counters.
      rowsPerTransaction: 10,
      identityOf: ({ invoiceNumber }) => invoiceNumber,
      keyOf: (id) => keyOf(invoiceEntity, { firmId, id }),
      heldBy: ({ invoiceNumber }) => keyOf(numberGuard, { firmId, invoiceNumber }),
      heldAs: 'taken',
      writes: (fresh) => writesOf(firmId, fresh),
      written: async (fresh) => {
        const payers = new Set(fresh.filter(({ row }) => row.paid).map(({ row }) => row.clientId));
        for (const clientId of payers) await rankClient(firmId, clientId);
      },
    },
    rows,
  );
