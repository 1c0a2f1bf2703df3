import type { Once } from '#functions/lib/idempotency.ts';
import { untilUnmoved } from '#functions/lib/latest.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { numberFor } from '#functions/numbering/invoice-number.ts';
import { seriesAt, seriesIn, untilDrawn } from '#functions/numbering/series.ts';
import { today } from '#shared/dates.ts';
import { withoutLines } from '#shared/domain/invoices/lines.ts';
import { taxOfAmount } from '#shared/domain/invoices/one-amount.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { NewInvoice } from '#shared/invoices/input.ts';
import { invalidField } from '#shared/kernel/refusal.ts';
import { besideWithNames, createInvoice } from '../store.ts';
import { issueable } from './paper.ts';

/** The amount of an invoice without lines, and its VAT if given. */
const oneAmount = (firm: StoredFirm, { amount, vatCode }: NewInvoice) => {
  if (amount === undefined) throw invalidField('amount', 'Required');
  return { amount, ...(vatCode && taxOfAmount(firm.business ?? {}, amount, vatCode, today())) };
};

/** The key of the number series, read in one batch with the caller and passed in as `found`. */
export const seriesBefore = (firmId: FirmId) => seriesAt(firmId, 'invoice');

/**
 * Creates an invoice with the number given or the next in the series; one with lines is issued. Throws as `createInvoice`,
 * `numberFor` and `issueable` do.
 */
export const raise = (
  firm: StoredFirm,
  { id: chosen, vatCode, ...input }: NewInvoice,
  { once, found }: { once: Once; found: object | undefined },
) =>
  untilUnmoved(async () => {
    const { lines } = input;
    const issue = lines ? await issueable(firm, { ...input, ofInvoice: chosen }, lines) : undefined;
    const fields = {
      ...withoutLines(input),
      ...(issue ? issue.fields : oneAmount(firm, { ...input, vatCode })),
    };
    // Runs while the number is drawn.
    const besideIt = issue ? undefined : besideWithNames({ ...fields, firmId: firm.firmId });
    return untilDrawn(async (again) => {
      const [drawn, beside] = await Promise.all([
        numberFor(firm, input.invoiceNumber, {
          again,
          known: issue?.series ?? seriesIn(firm.firmId, 'invoice', found),
        }),
        besideIt,
      ]);
      const named = { ...fields, invoiceNumber: drawn.number };
      return createInvoice(firm.firmId, named, { once, drawn, beside, issue, chosen });
    });
  });
