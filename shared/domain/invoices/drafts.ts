import { derivedFrom, differing } from '../../invoices/derived.ts';
import type { DraftInput } from '../../invoices/drafts.ts';
import { invalid } from '../../kernel/refusal.ts';
import { applied, withoutNulls } from '../applied.ts';
import type { KeptOf } from '../reader.ts';
import { type LinesPart, linesPartOf, withoutLines } from './lines.ts';

type Draft = KeptOf<'draft'>;

/** The fields of a draft but its lines; where there are lines, those they decide follow from them. */
const fieldsOf = (given: Partial<DraftInput>, part: LinesPart) => {
  const derived = part.lines ? derivedFrom({ ...part, lines: part.lines }) : {};
  return { ...withoutLines(given), ...derived, hasLines: Boolean(part.lines) };
};

/** A new draft without its lines, and these. `quoteId` is the quote whose final invoice it is. */
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

/** The lines of a draft after an update: what is left out stays, `null` clears it. */
export const partAfter = (part: LinesPart, given: Partial<DraftInput>): LinesPart =>
  applied(part, linesPartOf(given));

/** What else changes of a draft that has these lines by then. Throws 400 naming each field that its lines decide otherwise. */
export const draftChanges = (given: Partial<DraftInput>, part: LinesPart) => {
  const wrong = differing({ ...given, ...part });
  if (wrong.length > 0)
    throw invalid(wrong.map(([path, value]) => ({ path, message: `Comes to ${value} from the items` })));
  return fieldsOf(given, part);
};

/** An invoice as a draft of another one like it. */
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
