import { invoiceEntity, type StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { rowsOf } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import { refuseTaken, stands } from '#shared/domain/invoices/taken-off.ts';

/** The invoices that take this one off as a deposit, as far as they stand, each with what it takes off. */
export const takersOf = async ({ firmId, takenOff = [] }: StoredInvoice) => {
  const items = await batchGet(takenOff.map(({ id }) => keyOf(invoiceEntity, { firmId, id })));
  const rows = rowsOf(
    invoiceEntity,
    items.filter((item) => item !== undefined),
  );
  return takenOff.flatMap((taking) => {
    const invoice = rows.find(({ id }) => id === taking.id);
    return invoice && stands(invoice) ? [{ ...taking, invoiceNumber: invoice.invoiceNumber }] : [];
  });
};

/** Throws 409, naming the field `path` where there is one, while an invoice that stands takes this one off. */
export const refuseWhileTakenOff = async (invoice: StoredInvoice, path?: string): Promise<void> =>
  refuseTaken(await takersOf(invoice), path);
