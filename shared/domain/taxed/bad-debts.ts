import { badDebtVat } from '../../uk/corrections.ts';
import type { Received } from '../payments/ledger.ts';
import { dayOf } from './cash.ts';
import { type CreditTax, sumOf, type TaxGroup, type TaxShare } from './groups.ts';

/** An invoice whose VAT was reclaimed: its amounts, its credit notes and what was received. Pence. */
interface Claimed {
  badDebtOn: string;
  groups: readonly TaxGroup[];
  credits: readonly CreditTax[];
  received: Received;
}

/** The VAT in the unpaid part at the end of a day. */
const unpaidVatOn = ({ groups, credits, received }: Omit<Claimed, 'badDebtOn'>, day: string): number => {
  const noted = credits.filter(({ on }) => on <= day).flatMap((credit) => credit.groups);
  const vat = sumOf(groups, 'vat') - sumOf(noted, 'vat');
  const total = sumOf(groups, 'net') - sumOf(noted, 'net') + vat;
  const paid = Object.entries(received)
    .filter(([key]) => dayOf(key) <= day)
    .reduce((sum, [, pence]) => sum + pence, 0);
  return total <= 0 || vat <= 0 ? 0 : badDebtVat({ total, vat }, total - Math.max(0, paid));
};

/** The VAT of an invoice that could be reclaimed on a day. */
export const claimableOn = unpaidVatOn;

/**
 * Bad debt relief on the day of the claim, and its repayment on the days that money was received after all, or that the rest
 * was credited, because the credit note itself removes that VAT. VATA 1994 s.36; Notice 700/18. Money of the same day lowers the
 * claim, which is made with the return: only what isn't received by then is outstanding (s.36(3); VR reg 166). If money comes
 * later, its VAT is paid back in box 1 of the period it comes in (VR reg 171(2)).
 */
export const badDebtShares = ({ badDebtOn, ...invoice }: Claimed): TaxShare[] => {
  const { credits, received } = invoice;
  const relief = unpaidVatOn(invoice, badDebtOn);
  const moved = new Map<string, TaxShare['kind']>([
    ...credits.map(({ on }) => [on, 'credit_note'] as const),
    ...Object.keys(received).map((key) => [dayOf(key), 'payment'] as const),
  ]);
  const later = [...moved.keys()].filter((day) => day > badDebtOn).sort();
  const back = later.map((day, at): TaxShare => {
    const before = unpaidVatOn(invoice, later[at - 1] ?? badDebtOn);
    const sums = { badDebtBackVat: before - unpaidVatOn(invoice, day) };
    return { kind: moved.get(day) ?? 'payment', why: 'badDebtBack', day, sums };
  });
  return [{ kind: 'invoice', why: 'badDebt', day: badDebtOn, sums: { badDebtVat: relief } }, ...back];
};
