import { note } from '#functions/figures/activity.ts';
import type { StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import type { Write } from '#functions/lib/transact.ts';
import { today } from '#shared/dates.ts';
import { disputedBy, lateTermsBy } from '#shared/domain/invoices/standing.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { DisputeInput } from '#shared/invoices/disputes.ts';
import type { LateTermsInput } from '#shared/invoices/late.ts';
import { changeFacts, type Facts } from '../facts.ts';
import { joinInvoice } from '../joined.ts';
import { clientKind } from './standing.ts';

const disputed =
  (firmId: FirmId) =>
  ({ invoiceNumber: label, id: subjectId, disputedOn }: StoredInvoice): Write[] =>
    disputedOn ? [] : note(firmId, { kind: 'invoice_disputed', label, subject: 'invoices', subjectId });

/** Records that the customer disputes an invoice. Throws 404, and 409 for a void invoice or a day in the future. */
export const dispute = async (firmId: FirmId, id: number, input: DisputeInput) => {
  const factsOf = (current: StoredInvoice): Facts => disputedBy(current, input, today());
  return joinInvoice(await changeFacts(firmId, id, factsOf, disputed(firmId)));
};

/** Removes the dispute from an invoice, if it has one. Throws 404. */
export const settleDispute = async (firmId: FirmId, id: number): Promise<void> => {
  await changeFacts(firmId, id, () => ({ disputedOn: null, disputeNote: null }));
};

/** Stores the answers about late payment. Throws 404, and 409 unless the client is known to be a business or a public body. */
export const setLateTerms = async (firmId: FirmId, id: number, input: LateTermsInput) => {
  const factsOf = async (current: StoredInvoice): Promise<Facts> =>
    lateTermsBy(current, input, await clientKind(firmId, current.clientId));
  return joinInvoice(await changeFacts(firmId, id, factsOf));
};
