import { invalidField } from '#functions/lib/errors.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { untilUnmoved } from '#functions/lib/latest.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import type { NewInvoice } from '#shared/invoices/input.ts';
import { withoutLines } from '../lines.ts';
import { numberFor } from '../numbering/invoice-number.ts';
import { untilDrawn } from '../numbering/series.ts';
import { createInvoice } from '../store.ts';
import { issueable } from './paper.ts';

const amountIn = ({ amount }: NewInvoice): number => {
  if (amount === undefined) throw invalidField('amount', 'Required');
  return amount;
};

/**
 * Raises an invoice at once, with the number it brings or the next of the series; with lines it is issued thereby. Throws
 * as `createInvoice`, `numberFor` and `issueable` do.
 */
export const raise = (user: StoredUser, { id: chosen, ...input }: NewInvoice, once: Once) =>
  untilUnmoved(async () => {
    const { lines } = input;
    const issue = lines ? await issueable(user, { ...input, ofInvoice: chosen }, lines) : undefined;
    const fields = { ...withoutLines(input), ...(issue ? issue.fields : { amount: amountIn(input) }) };
    return untilDrawn(async (again) => {
      const drawn = await numberFor(user, input.invoiceNumber, { again, known: issue?.series });
      const named = { ...fields, invoiceNumber: drawn.number };
      return createInvoice(user.userId, named, { once, drawn, issue, chosen });
    });
  });
