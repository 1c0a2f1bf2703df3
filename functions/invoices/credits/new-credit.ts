import { note } from '#functions/figures/activity.ts';
import type { StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { moving } from '#functions/ledger/settle.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { draw, readSeries, type SeriesMoved } from '#functions/numbering/series.ts';
import { refuseVoid } from '#shared/domain/invoices/standing.ts';
import { creditTaxOf } from '#shared/domain/taxed/sales.ts';
import { type CreditInput, creditsOfOne } from '#shared/invoices/credits.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import { roundToPence } from '#shared/money.ts';
import { readIssued } from '../issue/read.ts';
import type { IssuedCredit } from './document.ts';
import { type Crediter, creditDocument, noteOf } from './paper.ts';
import { creditsOf, type StoredCredit } from './read.ts';
import { type Creditable, creditedBy, creditingOf, groupsOfAmount, groupsOfSums } from './what-is-left.ts';

/** The issued invoice, what it charges, and what of that is already credited. */
const creditableOf = async (invoice: StoredInvoice) => {
  const [issued, notes] = await Promise.all([readIssued(invoice), creditsOf(invoice)]);
  const document = issued?.document;
  const creditable: Creditable = {
    number: invoice.invoiceNumber,
    lines: document?.lines,
    pricesInclude: document?.pricesInclude ?? 'net',
    discount: document?.discount,
    taxPoint: document?.taxPoint ?? invoice.tax?.point,
    groups: document ? groupsOfSums(document.sums, document.taxPoint) : groupsOfAmount(invoice),
    credited: creditedBy(notes),
  };
  return { document, creditable };
};

const refuseIfDone = (invoice: StoredInvoice): void => {
  refuseVoid(invoice);
  const { creditIds = [] } = invoice;
  if (creditIds.length >= creditsOfOne)
    throw conflict(`An invoice can have at most ${creditsOfOne} credit notes`);
};

/** The invoice's fields after the credit. */
const creditOn = (
  { credited = 0, creditedVat = 0, creditIds = [], creditTax = [] }: StoredInvoice,
  head: Pick<StoredCredit, 'id' | 'createdAt' | 'groups' | 'materials'>,
  sums: IssuedCredit['sums'],
) => ({
  credited: roundToPence(credited + sums.total),
  creditedVat: roundToPence(creditedVat + sums.vat),
  creditIds: [...creditIds, head.id],
  creditTax: [...creditTax, creditTaxOf(head)],
});

/**
 * Collects what is needed to credit an invoice. Throws 400 naming a line that is not on the invoice, and 409 for more than is
 * left.
 */
export const crediterOf = async (
  firm: StoredFirm,
  invoice: StoredInvoice,
  { lines, reason }: Pick<CreditInput, 'lines' | 'reason'>,
): Promise<Crediter> => {
  refuseIfDone(invoice);
  const { document, creditable } = await creditableOf(invoice);
  return { firm, invoice, document, creditable, crediting: creditingOf(creditable, lines), reason };
};

/** A credit note with a drawn number, the resulting invoice, and the writes for both, except those for the series and the counters. */
export const numberedCredit = async (crediter: Crediter, id: number, number: string) => {
  const { invoice } = crediter;
  const { firmId } = crediter.firm;
  const paper = await creditDocument(crediter, number, nextInstant());
  const { head, writes } = noteOf(crediter, id, paper);
  const { after, writes: moved } = moving(invoice, { credit: creditOn(invoice, head, paper.sums) });
  const { invoiceNumber: label, id: subjectId } = invoice;
  const noted = note(firmId, { kind: 'invoice_credited', label, subject: 'invoices', subjectId });
  return { invoice, paper, head, after, writes: [...moved, ...writes, ...noted] };
};

/** Same, with the next number in its series; call it inside `untilDrawn`. */
export const newCredit = async (crediter: Crediter, id: number, again: SeriesMoved | undefined) => {
  const drawn = await draw(await readSeries(crediter.firm.firmId, 'credit'), again);
  const credit = await numberedCredit(crediter, id, drawn.number);
  return { ...credit, writes: [...credit.writes, ...drawn.writes] };
};
