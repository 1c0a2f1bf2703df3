import { nextInstant, withoutNulls } from '#functions/lib/changes.ts';
import { IdTaken } from '#functions/lib/ids.ts';
import { write } from '#functions/lib/transact.ts';
import { type LinesPart, linesPartOf, withoutLines } from '#shared/domain/invoices/lines.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { derivedFrom } from '#shared/invoices/derived.ts';
import type { DraftInput } from '#shared/invoices/drafts.ts';
import type { StoredInvoice } from '../entity.ts';
import type { IssuedInvoice } from '../issue/document.ts';
import { packedLines } from '../lines.ts';
import { recountDraft } from './count.ts';
import { draftEntity } from './entity.ts';

/** The fields of a draft that are kept by themselves; where there are lines, those they decide follow from them. */
export const fieldsOf = (given: Partial<DraftInput>, part: LinesPart) => {
  const derived = part.lines ? derivedFrom({ ...part, lines: part.lines }) : {};
  return { ...withoutLines(given), ...derived, hasLines: Boolean(part.lines) };
};

/**
 * A new draft and what writes it, but for the figures; `quoteId` is the quote whose final invoice it is. Throws 400 naming `lines` that
 * are too long to keep.
 */
export const newDraft = (firmId: FirmId, id: number, input: DraftInput, quoteId?: number) => {
  const part = linesPartOf(input);
  const at = nextInstant();
  const kept = { firmId, id, createdAt: at, updatedAt: at };
  const draft = {
    ...withoutNulls(fieldsOf(input, part)),
    clientId: input.clientId,
    ...kept,
    ...(quoteId && { quoteId }),
  };
  const creation = draftEntity.create({ ...draft, packed: packedLines(part) });
  const writes = [write(creation, () => new IdTaken()), ...recountDraft(undefined, draft)];
  return { draft, part, writes };
};

/** An invoice as a draft of another one like it; `document` is what it was issued as. */
export const draftOf = (invoice: StoredInvoice, document: IssuedInvoice | undefined): DraftInput => ({
  clientId: invoice.clientId,
  jobId: invoice.jobId,
  amount: document ? undefined : invoice.amount,
  workDescription: invoice.workDescription,
  workStartDate: invoice.workStartDate,
  workEndDate: invoice.workEndDate,
  workLocation: invoice.workLocation,
  ...(!document && {
    materialsCost: invoice.materialsCost,
    laborCost: invoice.laborCost,
    hoursWorked: invoice.hoursWorked,
    hourlyRate: invoice.hourlyRate,
  }),
  notes: invoice.notes,
  ...(document && linesPartOf({ ...document, taxPoint: undefined })),
});
