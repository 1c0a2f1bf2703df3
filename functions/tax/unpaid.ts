import type { EntityItem } from 'electrodb';
import { invoiceEntity } from '#functions/ledger/invoice-entity.ts';
import { walk } from '#functions/lib/walk.ts';
import type { FirmId } from '#shared/firms/ids.ts';

type Invoice = EntityItem<typeof invoiceEntity>;

/** Unpaid invoices with VAT that were due before a day. */
export const unpaidBy = async (firmId: FirmId, day: string): Promise<Invoice[]> => {
  const found: Invoice[] = [];
  const query = invoiceEntity.query
    .byId({ firmId })
    .where(
      ({ status, tax, dueDate, badDebtOn, voidedAt }, { ne, exists, lt, notExists }) =>
        `${ne(status, 'paid')} AND ${exists(tax)} AND ${lt(dueDate, day)} AND ${notExists(badDebtOn)} AND ${notExists(voidedAt)}`,
    );
  for await (const page of walk(invoiceEntity, query)) found.push(...page);
  return found;
};
