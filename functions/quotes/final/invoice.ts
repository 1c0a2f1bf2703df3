import { countFigures } from '#functions/figures/moved.ts';
import { creditsOf } from '#functions/invoices/credits/read.ts';
import { groupsOfSums } from '#functions/invoices/credits/what-is-left.ts';
import { draftEntity } from '#functions/invoices/drafts/entity.ts';
import { makeDraft } from '#functions/invoices/drafts/new-draft.ts';
import { readIssued } from '#functions/invoices/issue/read.ts';
import { readInvoice } from '#functions/invoices/joined.ts';
import { invoiceEntity } from '#functions/ledger/invoice-entity.ts';
import { quoteEntity } from '#functions/ledger/quote-entity.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { withNewId } from '#functions/lib/ids.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { today } from '#shared/dates.ts';
import { refuseVat } from '#shared/domain/invoices/issuing.ts';
import { shownDraft } from '#shared/domain/invoices/shown.ts';
import { stands } from '#shared/domain/invoices/taken-off.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { DraftInput } from '#shared/invoices/drafts.ts';
import { conflict, idTaken } from '#shared/kernel/refusal.ts';
import type { Line } from '#shared/lines/line.ts';
import { agreedLines, depositTakenOff } from '#shared/quotes/agreed.ts';
import { presentAnswer } from '../answer/read.ts';
import { namesOf, readQuote, type StoredQuote } from '../read.ts';

/** The lines that deduct the deposit charged by an invoice. */
const depositOff = async (firmId: FirmId, invoiceId: number): Promise<Line[]> => {
  const invoice = await readInvoice(firmId, invoiceId);
  const [issued, notes] = await Promise.all([readIssued(invoice), creditsOf(invoice)]);
  if (!issued || invoice.voidedAt) return [];
  const { sums, taxPoint, number } = issued.document;
  const credited = notes.flatMap(({ groups }) => groups);
  return depositTakenOff({ id: invoiceId, number }, groupsOfSums(sums, taxPoint), credited);
};

const draftOf = async (quote: StoredQuote): Promise<DraftInput> => {
  const answered = await presentAnswer(quote);
  if (!answered) throw new Error('An accepted quote has no answer');
  const { answer, sent } = answered;
  const { chosen = [], invoiceId } = answer;
  const deposit = invoiceId ? await depositOff(quote.firmId, invoiceId) : [];
  const { pricesInclude, discount, reverseCharge, title } = sent;
  return {
    clientId: quote.clientId,
    jobId: quote.jobId,
    workDescription: title,
    ...{ pricesInclude, discount, reverseCharge },
    lines: [...agreedLines(sent.lines, chosen), ...deposit],
  };
};

const refuseTwice = async ({ firmId, invoiceDraftId, finalInvoiceId }: StoredQuote): Promise<void> => {
  const at = { consistent: true } as const;
  const [draft, invoice] = await Promise.all([
    invoiceDraftId ? draftEntity.get({ firmId, id: invoiceDraftId }).go(at) : undefined,
    finalInvoiceId ? invoiceEntity.get({ firmId, id: finalInvoiceId }).go(at) : undefined,
  ]);
  if (draft?.data) throw conflict('Its invoice is already in your drafts');
  if (invoice?.data && stands(invoice.data))
    throw conflict(`It’s already invoiced as ${invoice.data.invoiceNumber}`);
};

/**
 * Drafts the final invoice of an accepted quote: what was agreed, less the deposit. Its lines and VAT match the quote to the
 * penny. Throws 404, and 409 for a quote that was not accepted, or already has this draft or invoice.
 */
export const invoiceQuote = (firm: StoredFirm, id: number, chosen: number | undefined, once: Once) =>
  withLatest(
    () => readQuote(firm.firmId, id),
    undefined,
    async (quote) => {
      const { firmId, updatedAt } = quote;
      if (quote.status !== 'accepted') throw conflict('You can only invoice an accepted quote');
      if (chosen !== undefined && quote.invoiceDraftId === chosen) throw idTaken();
      await refuseTwice(quote);
      const [input, names] = await Promise.all([draftOf(quote), namesOf(quote)]);
      refuseVat(firm.business ?? {}, input, today());
      return withNewId(async (draftId) => {
        const { draft, part, writes } = makeDraft(firmId, draftId, input, id);
        const reply = shownDraft({ ...draft, ...part }, names);
        const patch = quoteEntity
          .patch({ firmId, id })
          .set({ invoiceDraftId: draftId })
          .where((kept, { eq, notExists }) => {
            const { invoiceDraftId: drafted, finalInvoiceId: issued } = quote;
            const isAsRead = [
              drafted ? eq(kept.invoiceDraftId, drafted) : notExists(kept.invoiceDraftId),
              issued ? eq(kept.finalInvoiceId, issued) : notExists(kept.finalInvoiceId),
            ];
            return [eq(kept.updatedAt, updatedAt), ...isAsRead].join(' AND ');
          });
        const counted = countFigures(firmId, [{ kind: 'draft', before: undefined, after: draft }]);
        await transact([write(patch, () => new Moved()), ...writes, ...counted, ...once.writes(reply)]);
        return reply;
      }, chosen);
    },
  );
