import type { Once } from '#functions/lib/idempotency.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import type { NewInvoice } from '#shared/invoices/contract.ts';
import { numberFor } from '../numbering/invoice-number.ts';
import { untilDrawn } from '../numbering/series.ts';
import { createInvoice } from '../store.ts';

/** Raises an invoice at once, with the number it brings or the next of the series. Throws as `createInvoice` and `numberFor` do. */
export const raise = (user: StoredUser, input: NewInvoice, once: Once) =>
  untilDrawn(async (again) => {
    const drawn = await numberFor(user, input.invoiceNumber, again);
    return createInvoice(user.userId, { ...input, invoiceNumber: drawn.number }, once, drawn);
  });
