import { clientToBill } from '#functions/clients/references.ts';
import { jobEntity } from '#functions/jobs/entity.ts';
import { jobAt } from '#functions/jobs/references.ts';
import type { StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { paymentsOf } from '#functions/ledger/payments-of.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { londonDate, today } from '#shared/dates.ts';
import { lateOf, nationFor } from '#shared/domain/invoices/lateness.ts';
import { cisNow } from '#shared/domain/invoices/shown.ts';
import { refuseVoid } from '#shared/domain/invoices/standing.ts';
import { standingOf } from '#shared/domain/payments/ledger.ts';
import { movesOf } from '#shared/domain/payments/moves.ts';
import { openingOf } from '#shared/domain/payments/opening.ts';
import { type ClaimInput, claimsOfOne } from '#shared/invoices/claims.ts';
import { courtOf } from '#shared/invoices/court.ts';
import type { Late } from '#shared/invoices/late.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import { formatPounds, roundToPence, toPence } from '#shared/money.ts';
import { buyerOf, sellerOf } from '../issue/document.ts';
import { readIssued } from '../issue/read.ts';
import type { IssuedClaim } from './document.ts';
import { claimsOf, type StoredClaim } from './read.ts';

const refuseAnyClaim = (invoice: StoredInvoice): void => {
  refuseVoid(invoice);
  const { disputedOn, claimIds = [] } = invoice;
  if (disputedOn) throw conflict('This invoice is disputed. End the dispute before you claim');
  if (claimIds.length >= claimsOfOne)
    throw conflict(`An invoice can have at most ${claimsOfOne} claims and letters`);
};

/**
 * The statutory interest and compensation. Throws 409 if they are not known or the contract sets its own, and unless a late-
 * payment notice was sent first, which an invoice paid by now doesn't need.
 */
const claimable = (late: Late | undefined, { announcedAt, status }: StoredInvoice): Late => {
  if (!late || late.days === 0)
    throw conflict('The law doesn’t let you claim for late payment of this invoice');
  if (late.ownTerms === 'yes')
    throw conflict('Your contract sets its own interest. Claim under your contract');
  if (late.total === null) throw conflict('The Bank of England rate for this half-year isn’t known yet');
  if (!announcedAt && status !== 'paid') throw conflict('Send a late-payment notice before you claim');
  return late;
};

const refuseLetter = (invoice: StoredInvoice, balance: number): void => {
  if (balance <= 0) throw conflict('There’s nothing to pay on this invoice');
  if (invoice.dueDate >= today()) throw conflict('This invoice isn’t overdue');
};

const extraOf = (claim: StoredClaim): number => claim.interest + claim.compensation - claim.paidBefore;

const pounds = (sum: number): number => roundToPence(Math.max(0, sum));

/** What is claimed on top of the invoice itself, and how much of that earlier claims have recovered. */
const sumsFor = (late: Late | undefined, claims: readonly StoredClaim[]) => {
  const counts = late && late.ownTerms === 'no' ? late : undefined;
  const paid = claims.filter(({ outcome }) => outcome === 'paid');
  const paidBefore = pounds(paid.reduce((sum, claim) => sum + extraOf(claim), 0));
  const interest = counts?.interest ?? 0;
  const compensation = counts?.compensation ?? 0;
  return { counts, interest, compensation, paidBefore, extra: pounds(interest + compensation - paidBefore) };
};

const refuseOther = (amount: number | undefined, total: number): void => {
  if (total === 0) throw conflict('There’s nothing left to claim');
  if (amount === undefined || toPence(amount) === toPence(total)) return;
  const message = `It comes to ${formatPounds(total)} today`;
  throw conflict(message, [{ path: 'amount', message }]);
};

/**
 * Today's claim for an invoice, without its number. Throws 409 if there is nothing to claim, or if the user agreed to a different
 * amount.
 */
export const claimFor = async (firm: StoredFirm, invoice: StoredInvoice, input: ClaimInput) => {
  refuseAnyClaim(invoice);
  const { firmId, id, clientId, jobId } = invoice;
  const [client, payments, issued, claims, [jobItem]] = await Promise.all([
    clientToBill(firmId, clientId),
    paymentsOf(firmId, id),
    readIssued(invoice),
    claimsOf(invoice),
    batchGet(jobId ? [jobAt(firmId, jobId)] : []),
  ]);
  const document = issued?.document;
  const nation = nationFor(client.address, firm.business);
  const cis = document && cisNow(invoice, document);
  const job = rowIn(jobEntity, jobItem);
  const on = today();
  const around = { lines: document?.lines, cis, kind: client.kind, nation, payments };
  const late = lateOf(invoice, { ...around, completedAt: job?.completedAt }, on);
  const { balance, credited } = standingOf(invoice);
  const isLetter = input.kind === 'letter_before_claim';
  if (isLetter) refuseLetter(invoice, balance);
  else claimable(late, invoice);
  const { counts, interest, compensation, paidBefore, extra } = sumsFor(late, claims);
  const total = pounds(extra + (isLetter ? balance : 0));
  refuseOther(input.amount, total);
  const debtor = isLetter ? input.debtor : undefined;
  const paper: Omit<IssuedClaim, 'number' | 'issuedAt'> = {
    version: 1,
    kind: input.kind,
    seller: sellerOf(firm),
    buyer: document?.buyer ?? buyerOf(client),
    invoice: {
      ...{ id, number: invoice.invoiceNumber, dueDate: invoice.dueDate, amount: invoice.amount },
      ...{ credited, balance, issuedOn: londonDate(document?.issuedAt ?? invoice.createdAt) },
      about: job?.title ?? invoice.workDescription,
    },
    moves: movesOf([...openingOf(invoice), ...payments]),
    late: counts,
    ...{ paidBefore, total, debtor, note: input.note },
    replaces: claims.findLast(({ kind, outcome }) => kind === input.kind && !outcome)?.number,
    agreement: isLetter ? input.agreement : undefined,
    court: debtor && courtOf({ debtor, on, total }),
  };
  const head = {
    ...{ firmId, kind: input.kind, invoiceId: id, invoiceNumber: invoice.invoiceNumber, clientId, on },
    ...{ balance, days: counts?.days ?? 0, interest, compensation, paidBefore, total },
    ...(counts?.rate && { rate: counts.rate }),
    ...(debtor && { debtor, agreement: input.agreement }),
  };
  return { paper, head };
};
