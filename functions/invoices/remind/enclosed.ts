import type { StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { paymentsOf } from '#functions/ledger/payments-of.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { today } from '#shared/dates.ts';
import { lateOf } from '#shared/domain/invoices/lateness.ts';
import { cisNow, shownClaim } from '#shared/domain/invoices/shown.ts';
import type { ClaimKind } from '#shared/invoices/claims.ts';
import { announceLetter, beforeClaimLetter, claimLetter } from '#shared/invoices/late-letters.ts';
import { claimFacts } from '#shared/invoices/letter-facts.ts';
import { type InvoiceOwed, reminderLetter } from '#shared/invoices/reminding.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import type { LetterFacts } from '#shared/letter.ts';
import type { RemindStage } from '#shared/letters/stages.ts';
import { readIssued } from '../issue/read.ts';
import { claimsOf, type StoredClaim } from '../late/read.ts';
import { debtorOf } from '../late/standing.ts';

/** A reminder's default text and its attachment. */
export interface Enclosed {
  words: (owed: InvoiceOwed) => { subject: string; message: string };
  fileName: string;
  bytes: () => Promise<Uint8Array>;
  claim?: StoredClaim;
  /** The rows of facts for a bank account; the invoice's own rows if left out. */
  facts?: (bank: Parameters<typeof claimFacts>[1]) => LetterFacts[];
}

const withInvoice = (firm: StoredFirm, invoice: StoredInvoice, words: Enclosed['words']): Enclosed => ({
  words,
  fileName: `${invoice.invoiceNumber}.pdf`,
  bytes: async () => (await import('../pdf.ts')).invoiceBytes(firm, invoice),
});

/** A late-payment notice, for a business or a public body that has had a reminder already. */
const announced = async (firm: StoredFirm, invoice: StoredInvoice): Promise<Enclosed> => {
  const { firmId, id, reminderCount = 0 } = invoice;
  const [debtor, payments, issued] = await Promise.all([
    debtorOf(invoice),
    paymentsOf(firmId, id),
    readIssued(invoice),
  ]);
  const cis = issued && cisNow(invoice, issued.document);
  const around = { lines: issued?.document.lines, cis, ...debtor, payments };
  const late = lateOf(invoice, around, today());
  if (!late || late.days === 0 || late.ownTerms === 'yes')
    throw conflict('The law doesn’t let you charge for late payment of this invoice');
  if (reminderCount === 0) throw conflict('Send a reminder before a late-payment notice');
  return withInvoice(firm, invoice, (owed) => announceLetter(owed, late));
};

const kinds: Record<'claim' | 'letter', ClaimKind> = { claim: 'late_pay', letter: 'letter_before_claim' };

/** The newest claim, which must be made today: its figures and its deadline count from its date. */
const claimed = async (invoice: StoredInvoice, stage: 'claim' | 'letter'): Promise<Enclosed> => {
  const kind = kinds[stage];
  const claim = (await claimsOf(invoice)).findLast((each) => each.kind === kind && !each.outcome);
  if (!claim || claim.on !== today())
    throw conflict(stage === 'claim' ? 'Create the claim first, today' : 'Create the letter first, today');
  const letterOf = stage === 'claim' ? claimLetter : beforeClaimLetter;
  return {
    words: (owed) => letterOf(owed, shownClaim(claim)),
    fileName: `${claim.number}.pdf`,
    bytes: async () => (await import('../late/pdf.ts')).claimBytes(claim),
    claim,
    facts: (bank) => claimFacts(shownClaim(claim), bank),
  };
};

/** The content and attachment for a stage. Throws 409 if it is too early for that stage. */
export const enclosedWith = async (
  firm: StoredFirm,
  invoice: StoredInvoice,
  stage: RemindStage,
): Promise<Enclosed> => {
  if (stage === 'announce') return announced(firm, invoice);
  if (stage === 'claim' || stage === 'letter') return claimed(invoice, stage);
  return withInvoice(firm, invoice, (owed) => reminderLetter(owed, today()));
};
