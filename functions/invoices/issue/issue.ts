import { clientAt, clientToBillIn } from '#functions/clients/references.ts';
import { billedBy } from '#functions/ledger/quote-billed.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { batchGet } from '#functions/lib/table.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { numberForDraft } from '#functions/numbering/invoice-number.ts';
import { untilDrawn } from '#functions/numbering/series.ts';
import { today } from '#shared/dates.ts';
import { dueFrom } from '#shared/invoices/due-date.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import { draftEntity } from '../drafts/entity.ts';
import { draftIn, readDraft, type StoredDraft } from '../drafts/read.ts';
import { unpackedLines } from '../lines.ts';
import { createInvoice } from '../store.ts';
import { issueable } from './paper.ts';

const nothingToPay = () => {
  const message = 'Add at least one item first';
  return conflict(message, [{ path: 'lines', message }]);
};

/** The fields that the invoice takes over from the draft. */
const fieldsOf = (draft: StoredDraft) => {
  const { firmId, id, createdAt, updatedAt, packed, hasLines, amount, dueDate, quoteId, ...fields } = draft;
  return fields;
};

/** Reads the payment terms on its own if nothing else needs the client and the draft has no due date. */
const termsOf = async ({ firmId, clientId, dueDate }: StoredDraft) => {
  if (dueDate) return null;
  const [item] = await batchGet([clientAt(firmId, clientId)]);
  return clientToBillIn(item);
};

const whatIsPaid = async (firm: StoredFirm, draft: StoredDraft, ofInvoice: number | undefined) => {
  const part = unpackedLines(draft.packed);
  if (part.lines) return issueable(firm, { ...draft, ...part, ofInvoice }, part.lines);
  if (draft.amount === undefined) throw nothingToPay();
  return { fields: { amount: draft.amount }, client: await termsOf(draft) };
};

const removalOf = ({ firmId, id, updatedAt }: StoredDraft) => {
  const removal = draftEntity.delete({ firmId, id }).where((kept, { eq }) => eq(kept.updatedAt, updatedAt));
  return write(removal, () => new Moved());
};

/** What else is written when a draft becomes an invoice. */
type OnIssue = (draft: StoredDraft, invoiceId: number) => Write[];
const onIssue: readonly OnIssue[] = [billedBy];

/** How a draft is issued; `found` is what the handler read together with the caller. */
interface IssuingOf {
  once: Once;
  found: object | undefined;
}

/**
 * Issues a draft: in one transaction it becomes a numbered invoice and the draft is deleted. Throws 404, and 409 naming everything
 * that prevents it.
 */
export const issueDraft = (
  firm: StoredFirm,
  id: number,
  chosen: number | undefined,
  { once, found }: IssuingOf,
) => {
  let known = draftIn(found);
  const latest = async () => {
    const draft = known ?? (await readDraft(firm.firmId, id));
    // A retry means that somebody changed the draft, so it must be read again.
    known = undefined;
    return draft;
  };
  return withLatest(latest, undefined, async (draft) => {
    const paid = await whatIsPaid(firm, draft, chosen);
    const dueDate = draft.dueDate ?? dueFrom(today(), paid.client, firm.business);
    const fields = { ...fieldsOf(draft), dueDate, ...paid.fields };
    const issue = 'paper' in paid ? paid : undefined;
    return untilDrawn(async (again) => {
      const drawn = await numberForDraft(firm, { again, known: issue?.series });
      const named = { ...fields, invoiceNumber: drawn.number };
      const draftGone = (invoiceId: number) => [
        removalOf(draft),
        ...onIssue.flatMap((writes) => writes(draft, invoiceId)),
      ];
      return createInvoice(firm.firmId, named, {
        once,
        drawn,
        issue,
        chosen,
        draft: { was: draft, gone: draftGone },
      });
    });
  });
};
