import { note } from '#functions/dashboard/record.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import { conflict } from '#functions/lib/errors.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { newId, withNewId } from '#functions/lib/ids.ts';
import { withLatest } from '#functions/lib/latest.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { transact } from '#functions/lib/transact.ts';
import { settling } from '#functions/payments/settle.ts';
import { type CreditInput, creditsOfOne } from '#shared/invoices/credits.ts';
import { roundToPence } from '#shared/money.ts';
import { draftOf, newDraft } from '../drafts/new-draft.ts';
import { readIssued } from '../issue/read.ts';
import { readInvoice, type StoredInvoice } from '../joined.ts';
import { draw, readSeries, untilDrawn } from '../numbering/series.ts';
import type { IssuedCredit } from './document.ts';
import { type Crediter, creditDocument, noteOf } from './paper.ts';
import { creditsOf, shownCredit } from './read.ts';
import { type Creditable, creditedBy, creditingOf, groupsOfAmount, groupsOfSums } from './what-is-left.ts';

/** The invoice as it was issued, what it charges, and what of that is credited. */
const creditableOf = async (invoice: StoredInvoice) => {
  const [issued, notes] = await Promise.all([readIssued(invoice), creditsOf(invoice)]);
  const document = issued?.document;
  const creditable: Creditable = {
    number: invoice.invoiceNumber,
    lines: document?.lines,
    pricesInclude: document?.pricesInclude ?? 'net',
    discount: document?.discount,
    taxPoint: document?.taxPoint,
    groups: document ? groupsOfSums(document.sums, document.taxPoint) : groupsOfAmount(invoice.amount),
    credited: creditedBy(notes),
  };
  return { document, creditable };
};

const refuseIfDone = ({ voidedAt, creditIds = [] }: StoredInvoice): void => {
  if (voidedAt) throw conflict('This invoice is void');
  if (creditIds.length >= creditsOfOne)
    throw conflict(`An invoice can have at most ${creditsOfOne} credit notes`);
};

/** What the invoice says from now on of what is taken off it. */
const creditOn = (
  { credited = 0, creditedVat = 0, creditIds = [] }: StoredInvoice,
  id: number,
  sums: IssuedCredit['sums'],
) => ({
  credited: roundToPence(credited + sums.total),
  creditedVat: roundToPence(creditedVat + sums.vat),
  creditIds: [...creditIds, id],
});

const credit = (crediter: Crediter, wantsCopy: boolean | undefined, once: Once) => {
  const { user, invoice, document } = crediter;
  const { userId } = user;
  return withNewId((id) =>
    untilDrawn(async (again) => {
      const drawn = await draw(await readSeries(userId, 'credit'), again);
      const paper = await creditDocument(crediter, drawn.number, nextInstant());
      const { head, writes } = noteOf(crediter, id, paper);
      const { writes: settled } = settling(invoice, { credit: creditOn(invoice, id, paper.sums) });
      const copy = wantsCopy ? newDraft(userId, newId(), draftOf(invoice, document)) : undefined;
      const reply = { ...shownCredit(head, paper), draftId: copy?.draft.id ?? null };
      await transact([
        ...settled,
        ...writes,
        ...drawn.writes,
        ...(copy?.writes ?? []),
        ...note(userId, {
          kind: 'invoice_credited',
          label: invoice.invoiceNumber,
          subject: 'invoices',
          subjectId: invoice.id,
        }),
        ...once.writes(reply),
      ]);
      return reply;
    }),
  );
};

/**
 * Credits an invoice: the lines given, or all that is left of it; what is owed and every figure moves with it. Throws 404, 400
 * naming a line that the invoice has nothing of, and 409 for more than is left.
 */
export const creditInvoice = (user: StoredUser, invoiceId: number, input: CreditInput, once: Once) =>
  withLatest(
    () => readInvoice(user.userId, invoiceId),
    undefined,
    async (invoice) => {
      refuseIfDone(invoice);
      const { document, creditable } = await creditableOf(invoice);
      const crediting = creditingOf(creditable, input.lines);
      const { reason } = input;
      return credit({ user, invoice, document, creditable, crediting, reason }, input.copy, once);
    },
  );
