import { asRead } from '#functions/ledger/invoice-as-read.ts';
import { invoiceEntity, type StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { Moved } from '#functions/lib/latest.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { type Taking, takenOffBy, takingsIn } from '#shared/domain/invoices/taken-off.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { conflict, type Issue, invalid } from '#shared/kernel/refusal.ts';
import type { DepositPence } from '#shared/lines/groups.ts';
import { isReverseCharge } from '#shared/uk/vat.ts';
import { creditsOf } from '../credits/read.ts';
import { groupsOfAmount, groupsOfSums } from '../credits/what-is-left.ts';
import { type Sourced, sourcesOf } from '../sources.ts';
import { takersOf } from '../taken-off.ts';
import { type Found, findingsAt, isAny, sumOf } from './deposit-findings.ts';
import { readIssued } from './read.ts';

/** One deposit that an invoice deducts. */
export interface DepositTaken {
  deposit: StoredInvoice;
  takings: Taking[];
  /** The invoices that already deduct parts of it. */
  others: Awaited<ReturnType<typeof takersOf>>;
}

/** Issuing updates each deposit in the same transaction, which is limited to 100 items. */
const mostDeposits = 50;

/** For an invoice with a single amount and no VAT: all deductions count as one group. */
const asOneSum = <Of extends DepositPence>({ vat, net, amount, ...rest }: Of) => ({
  ...{ ...rest, vat: 'o' as const, net: isReverseCharge(vat) ? net : net + amount, amount: 0 },
});

const voidFindings = ({ deposit, takings }: DepositTaken): Issue[] => {
  const message = `The deposit of invoice ${deposit.invoiceNumber} is void. Edit the invoice and remove the line that takes it off`;
  return takings.map(({ at }) => ({ path: `lines.${at}.unitPrice`, message }));
};

/**
 * The errors in the lines that deduct one deposit: at each rate they may not exceed what it charged, and each part can be deducted
 * only once.
 */
const findingsOf = async (taken: DepositTaken): Promise<Found> => {
  const { deposit, takings, others } = taken;
  if (deposit.voidedAt) return { wrong: [], stale: voidFindings(taken) };
  const [issued, notes] = await Promise.all([readIssued(deposit), creditsOf(deposit)]);
  const document = issued?.document;
  const charged = document ? groupsOfSums(document.sums, document.taxPoint) : groupsOfAmount(deposit);
  const as = <Of extends DepositPence>(groups: Of[]) =>
    document || deposit.tax ? groups : groups.map(asOneSum);
  const [asked, credits] = [as(takings), notes.flatMap(({ groups }) => groups as DepositPence[])];
  const found = [...new Set(asked.map(({ vat }) => vat))].map((vat) => {
    const own = asked.flatMap((taking, place) => (taking.vat === vat ? [takings[place]?.at ?? 0] : []));
    const takers = others.filter(({ groups }) => isAny(sumOf(as(groups), vat)));
    const rate = {
      number: deposit.invoiceNumber,
      charged: sumOf(charged, vat),
      credited: sumOf(credits, vat),
      taken: sumOf(as(takers.flatMap(({ groups }) => groups)), vat),
      takers: takers.map(({ invoiceNumber }) => invoiceNumber),
    };
    return findingsAt(rate, sumOf(asked, vat), own);
  });
  return { wrong: found.flatMap(({ wrong }) => wrong), stale: found.flatMap(({ stale }) => stale) };
};

/**
 * The deposits that an invoice deducts when issued. Throws 400 naming each line that deducts more than its deposit charged at that
 * rate, or a deposit this client was never asked for, and 409 naming deposits that are void, credited or already deducted.
 */
export const takingOff = async (firmId: FirmId, given: Sourced): Promise<DepositTaken[]> => {
  const sources = await sourcesOf(firmId, given);
  const all = await Promise.all(
    sources.map(async (deposit) => ({
      deposit,
      takings: takingsIn(given, deposit.id),
      others: await takersOf(deposit),
    })),
  );
  const taken = all.filter(({ takings }) => takings.length > 0);
  if (taken.length > mostDeposits)
    throw invalid([{ path: 'lines', message: `Take off at most ${mostDeposits} deposits` }]);
  const found = await Promise.all(taken.map(findingsOf));
  const wrong = found.flatMap((one) => one.wrong);
  if (wrong.length > 0) throw invalid(wrong);
  const stale = found.flatMap((one) => one.stale);
  if (stale.length > 0) throw conflict(stale[0]?.message ?? '', stale);
  return taken;
};

/** Records on each deposit which invoice deducts it, on condition that the deposit has not changed since it was read. */
export const saidOnDeposits = (taken: readonly DepositTaken[], invoiceId: number): Write[] =>
  taken.map(({ deposit, takings, others }) => {
    const { firmId, id } = deposit;
    const patch = invoiceEntity
      .patch({ firmId, id })
      .set(takenOffBy(deposit, others, { invoiceId, takings }))
      .where(asRead(deposit));
    return write(patch, () => new Moved());
  });
