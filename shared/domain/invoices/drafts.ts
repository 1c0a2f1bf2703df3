import { derivedFrom, differing } from '../../invoices/derived.ts';
import type { DraftInput } from '../../invoices/drafts.ts';
import { invalid } from '../../kernel/refusal.ts';
import { applied, withoutNulls } from '../applied.ts';
import type { KeptOf } from '../reader.ts';
import { type LinesPart, linesPartOf, withoutLines } from './lines.ts';

type Draft = KeptOf<'draft'>;

/** A draft's fields without its lines. If there are lines, some fields are derived from them. */
const fieldsOf = (given: Partial<DraftInput>, part: LinesPart) => {
  const derived = part.lines ? derivedFrom({ ...part, lines: part.lines }) : {};
  return { ...withoutLines(given), ...derived, hasLines: Boolean(part.lines) };
};

/** A new draft without its lines, and the lines. `quoteId` is the quote that it is the final invoice of. */
export const newDraft = <Own extends Pick<Draft, 'id' | 'madeBy' | 'createdAt' | 'updatedAt'>>(
  input: DraftInput,
  kept: Own,
  quoteId?: number,
) => {
  const part = linesPartOf(input);
  const fields = withoutNulls(fieldsOf(input, part));
  const draft = { ...fields, clientId: input.clientId, ...kept, ...(quoteId && { quoteId }) } satisfies Draft;
  return { draft, part };
};

/** A draft's lines after an update: fields left out stay, `null` clears. */
export const partAfter = (part: LinesPart, given: Partial<DraftInput>): LinesPart =>
  applied(part, linesPartOf(given));

/** The other changes to a draft, given its lines after the update. Throws 400 naming each field that contradicts the lines. */
export const draftChanges = (given: Partial<DraftInput>, part: LinesPart) => {
  const wrong = differing({ ...given, ...part });
  if (wrong.length > 0)
    throw invalid(wrong.map(([path, value]) => ({ path, message: `Comes to ${value} from the items` })));
  return fieldsOf(given, part);
};

/** An invoice copied into a new draft. */
export const likeInvoice = (invoice: KeptOf<'invoice'>): DraftInput => {
  const { issued } = invoice;
  return {
    clientId: invoice.clientId,
    jobId: invoice.jobId,
    amount: issued ? undefined : invoice.amount,
    workDescription: invoice.workDescription,
    workStartDate: invoice.workStartDate,
    workEndDate: invoice.workEndDate,
    workLocation: invoice.workLocation,
    ...(!issued && {
      materialsCost: invoice.materialsCost,
      laborCost: invoice.laborCost,
      hoursWorked: invoice.hoursWorked,
      hourlyRate: invoice.hourlyRate,
    }),
    notes: invoice.notes,
    ...(issued && linesPartOf({ ...issued, taxPoint: undefined })),
  };
};
