import { today } from '#shared/dates.ts';
import type { Claim, ClaimKind } from '#shared/invoices/claims.ts';
import type { OneInvoice } from '#shared/invoices/contract.ts';
import { announceLetter, beforeClaimLetter, claimLetter } from '#shared/invoices/late-letters.ts';
import { type InvoiceOwed, reminderLetter } from '#shared/invoices/reminding.ts';
import { type RemindStage, remindStages } from '#shared/letters/stages.ts';

const kinds: Partial<Record<RemindStage, ClaimKind>> = { claim: 'late_pay', letter: 'letter_before_claim' };

/** The claim that a reminder of this stage attaches: the newest of its kind, created today. */
export const enclosedIn = ({ claims }: OneInvoice, stage: RemindStage): Claim | undefined =>
  claims.find(({ kind, on, outcome }) => kind === kinds[stage] && on === today() && !outcome);

/** The stages possible today; a plain reminder always is. */
export const openStages = (invoice: OneInvoice): RemindStage[] => {
  const { late, reminderCount, balance } = invoice;
  const canAnnounce = late && late.days > 0 && late.ownTerms === 'no' && reminderCount > 0 && balance > 0;
  return remindStages.filter((stage) => {
    if (stage === 'ask') return balance > 0;
    if (stage === 'announce') return canAnnounce;
    return enclosedIn(invoice, stage) !== undefined;
  });
};

/** The stage in the URL, if it is possible. */
export const stageOf = (asked: string | null, open: readonly RemindStage[]): RemindStage =>
  open.find((stage) => stage === asked) ?? 'ask';

/** The initial text of a reminder of this stage. */
export const firstWords = (invoice: OneInvoice, owed: InvoiceOwed, stage: RemindStage) => {
  const { late } = invoice;
  const claim = enclosedIn(invoice, stage);
  if (stage === 'announce' && late) return announceLetter(owed, late);
  if (claim) return stage === 'claim' ? claimLetter(owed, claim) : beforeClaimLetter(owed, claim);
  return reminderLetter(owed, today());
};
