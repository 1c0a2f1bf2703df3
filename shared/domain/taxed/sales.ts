import { londonDate } from '../../dates.ts';
import type { CreditForCis } from '../../invoices/cis.ts';
import type { Sums } from '../../lines/shown.ts';
import { toPence } from '../../money.ts';
import { isReverseCharge, type VatCode } from '../../uk/vat.ts';
import { vatEvents } from '../../uk/vat-account.ts';
import { type Owed, receivedOf } from '../payments/ledger.ts';
import { badDebtShares, claimableOn } from './bad-debts.ts';
import { byTaxPoint, neverByPayment, type Terms } from './by-tax-point.ts';
import { cashShares } from './cash.ts';
import { type CreditTax, sumOf, type TaxGroup, type TaxShare } from './groups.ts';
import { earlyName, saleName, type TaxName, type TaxSums } from './names.ts';

/** The tax fields of an invoice with lines. Pence; `cis` is the expected deduction. */
export interface InvoiceTax {
  /** `YYYY-MM-DD`. */
  point: string;
  groups: TaxGroup[];
  cis?: { gross: number; excluded: number; deduction: number };
}

/** The fields of an invoice that tax depends on. */
export interface Taxed extends Owed, Terms {
  createdAt: string;
  tax?: InvoiceTax | undefined;
  creditTax?: CreditTax[] | undefined;
  /** The payment provider's fees, pence by day. */
  fees?: Record<string, number> | undefined;
  /** When bad debt relief was claimed for the unpaid part. */
  badDebtOn?: string | undefined;
}

/** A document's totals by VAT code. */
export const taxGroups = ({ byRate }: Sums): TaxGroup[] =>
  byRate.map(({ vat, net, amount }) => ({ code: vat, net: toPence(net), vat: toPence(amount) }));

interface Noted {
  createdAt: string;
  /** In pence. Under a reverse charge `amount` is the VAT the customer accounts for. */
  groups: readonly { vat: VatCode; net: number; amount: number }[];
  materials?: number | undefined;
}

/** A credit note's tax fields, as stored on its invoice. */
export const creditTaxOf = ({ createdAt, groups, materials }: Noted): CreditTax => ({
  on: londonDate(createdAt),
  groups: groups.map(({ vat, net, amount }) => ({ code: vat, net, vat: isReverseCharge(vat) ? 0 : amount })),
  ...(materials !== undefined && { materials }),
});

/** A credit note's amounts for the expected CIS deduction. */
export const creditForCis = ({ groups, materials }: CreditTax): CreditForCis => ({
  net: sumOf(groups, 'net'),
  vat: sumOf(groups, 'vat'),
  materials,
});

/** The groups of an invoice; for one amount, the VAT in it is unknown. */
const groupsOf = ({ tax, amount }: Taxed): TaxGroup[] =>
  tax?.groups ?? [{ code: 'plain', net: toPence(amount), vat: 0 }];

/** An invoice's credit notes; without VAT groups of its own they are `plain` too. */
const creditsOf = ({ tax, creditTax = [] }: Taxed): CreditTax[] =>
  tax
    ? creditTax
    : creditTax.map((credit) => ({
        ...credit,
        groups: credit.groups.map((group) => ({ ...group, code: 'plain' })),
      }));

/** The day an invoice counts as a sale: its tax point, otherwise the day it was raised. */
export const saleDay = ({ tax, createdAt }: Taxed): string => tax?.point ?? londonDate(createdAt);

const saleShare = (kind: TaxShare['kind'], day: string, groups: readonly TaxGroup[]): TaxShare => {
  const sign = kind === 'credit_note' ? -1 : 1;
  const sums: TaxSums = { saleVat: sign * sumOf(groups, 'vat') };
  for (const { code, net } of groups) sums[saleName(code)] = (sums[saleName(code)] ?? 0) + sign * net;
  return { kind, why: kind === 'credit_note' ? 'credit' : 'supply', day, sums };
};

const earlySums = (groups: readonly TaxGroup[]): TaxSums => {
  const sums: TaxSums = { earlyVat: sumOf(groups, 'vat') };
  for (const { code, net } of groups) sums[earlyName(code)] = (sums[earlyName(code)] ?? 0) + net;
  return sums;
};

const lessOf = (sums: TaxSums, taken: TaxSums): TaxSums => {
  const left = { ...sums };
  for (const [name, pence] of Object.entries(taken) as [TaxName, number][])
    left[name] = (left[name] ?? 0) - pence;
  return left;
};

/**
 * An invoice as a sale on its day, and payments in advance: for VAT, that part counts on the day it was received and not on the
 * day of the sale. An invoice without VAT details is in no return, so nothing moves.
 */
const saleShares = (invoice: Taxed): TaxShare[] => {
  const sale = saleShare('invoice', saleDay(invoice), groupsOf(invoice));
  if (!invoice.tax) return [sale];
  const { groups, point } = invoice.tax;
  const received = receivedOf(invoice);
  const events = vatEvents({ groups, point, completed: invoice.workEndDate, received });
  const early = events
    .filter(({ why }) => why === 'prepaid')
    .map(({ on, groups: part }): TaxShare => {
      const sums = earlySums(part);
      return { kind: 'payment', why: (sums.earlyVat ?? 0) < 0 ? 'refund' : 'prepaid', day: on, sums };
    });
  const sums = early.reduce((left, share) => lessOf(left, share.sums), sale.sums);
  return [{ ...sale, sums }, ...early];
};

const feeShares = ({ fees = {} }: Taxed): TaxShare[] =>
  Object.entries(fees).map(([day, feesPaid]) => ({ kind: 'payment', why: 'fee', day, sums: { feesPaid } }));

/** What an invoice, its credit notes and its payments add to the days; if it is void, only what fees were paid. */
export const sharesOfInvoice = (invoice: Taxed): TaxShare[] => {
  if (invoice.voidedAt) return feeShares(invoice);
  const { badDebtOn } = invoice;
  const credits = creditsOf(invoice);
  const [groups, received] = [groupsOf(invoice), receivedOf(invoice)];
  const sold = [
    ...saleShares(invoice),
    ...credits.map((credit) => saleShare('credit_note', credit.on, credit.groups)),
    ...cashShares(groups, credits, received),
  ];
  return [
    ...(neverByPayment(invoice) ? sold.map(byTaxPoint) : sold),
    ...(badDebtOn ? badDebtShares({ badDebtOn, groups, credits, received }) : []),
    ...feeShares(invoice),
  ];
};

/** The VAT in the unpaid part of an invoice on a day that could be reclaimed, in pence. */
export const badDebtVatOn = (invoice: Taxed, day: string): number =>
  invoice.voidedAt || !invoice.tax
    ? 0
    : claimableOn(
        { groups: groupsOf(invoice), credits: creditsOf(invoice), received: receivedOf(invoice) },
        day,
      );
