import { conflict } from '#functions/lib/errors.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { rowsOf } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import { invoiceEntity, type StoredInvoice } from './entity.ts';

/** What was made void or credited whole has to be billed anew, and takes nothing off any more. */
export const stands = ({
  voidedAt,
  credited = 0,
  amount,
}: Pick<StoredInvoice, 'voidedAt' | 'credited' | 'amount'>): boolean =>
  !voidedAt && (credited === 0 || credited < amount);

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

/**
 * Throws 409, naming the field `path` where there is one, while an invoice that stands takes this one off: what it charged
 * would be billed nowhere, or twice.
 */
export const refuseWhileTakenOff = async (invoice: StoredInvoice, path?: string): Promise<void> => {
  const [taker] = await takersOf(invoice);
  if (!taker) return;
  const { invoiceNumber } = taker;
  const message = `Invoice ${invoiceNumber} takes this deposit off. Make ${invoiceNumber} void or credit it first`;
  throw conflict(message, path ? [{ path, message }] : undefined, 'has_dependants');
};
