import type { StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { refuseRenumbering } from '#functions/numbering/invoice-number.ts';
import {
  type GivenChange,
  heldByTaker,
  refuseFixed,
  refusePastCredits,
  withOwnNumber,
} from '#shared/domain/invoices/changing.ts';
import { withoutLines } from '#shared/domain/invoices/lines.ts';
import { taxOfChange } from '#shared/domain/invoices/one-amount.ts';
import { refuseVoid } from '#shared/domain/invoices/standing.ts';
import type { InvoiceUpdate } from '#shared/invoices/input.ts';
import { invalidField } from '#shared/kernel/refusal.ts';
import { type Prepared, updateInvoice } from '../store.ts';
import { refuseWhileTakenOff } from '../taken-off.ts';
import { issueable } from './paper.ts';
import { issuedPart, readIssued } from './read.ts';

/** Throws if the change would touch what another invoice has deducted. */
const refusePastTaken = async (current: StoredInvoice, given: GivenChange): Promise<void> => {
  const held = heldByTaker(current, given);
  if (held) await refuseWhileTakenOff(current, held);
};

const ofOneAmount = async (
  firm: StoredFirm,
  current: StoredInvoice,
  { vatCode, ...given }: GivenChange,
): Promise<Prepared> => {
  await refuseRenumbering(firm, current.invoiceNumber, given.invoiceNumber);
  const { lines } = given;
  if (!lines && given.amount === undefined) throw invalidField('amount', 'Required');
  refusePastCredits(current, given);
  await refusePastTaken(current, given);
  if (!lines)
    return {
      fields: { ...withoutLines(given), ...taxOfChange(firm.business ?? {}, current, { ...given, vatCode }) },
    };
  const { fields, paper } = await issueable(firm, { ...current, ...given, ofInvoice: current.id }, lines);
  return { fields: { ...withoutLines(given), ...fields }, paper };
};

const prepared = async (firm: StoredFirm, current: StoredInvoice, sent: GivenChange): Promise<Prepared> => {
  const given = withOwnNumber(sent, current);
  refuseVoid(current);
  const issued = await readIssued(current);
  if (!issued) return ofOneAmount(firm, current, given);
  const { document } = issued;
  const { vatCode, ...fields } = given;
  if (vatCode) throw invalidField('vatCode', 'Its lines say it: leave this out');
  const part = issuedPart(document);
  refuseFixed(fields, current, part);
  return {
    fields: withoutLines(fields),
    paper: () => ({ writes: [], part }),
  };
};

/**
 * Changes an invoice. With lines, only fields that don't affect money can change; adding lines to an invoice with a single amount
 * issues it. Throws as `updateInvoice` and `issueable` do, and 409 naming each field that is fixed, also by a credit note.
 */
export const changeInvoice = (
  firm: StoredFirm,
  id: number,
  { updatedAt: basedOn, ...given }: InvoiceUpdate,
) => updateInvoice(firm.firmId, id, basedOn, (current) => prepared(firm, current, given));
