import { invoiceEntity, type StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { rowsOf } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import { refuseTaken, stands } from '#shared/domain/invoices/taken-off.ts';

/** The valid invoices that deduct this one as a deposit, each with what it deducts. */
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

/** Throws 409, naming the field `path` if given, while a valid invoice deducts this one. */
export const refuseWhileTakenOff = async (invoice: StoredInvoice, path?: string): Promise<void> =>
  refuseTaken(await takersOf(invoice), path);
