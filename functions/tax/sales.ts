import { type Owed, receivedOf } from '#functions/payments/ledger.ts';
import { londonDate } from '#shared/dates.ts';
import type { CreditForCis } from '#shared/invoices/cis.ts';
import type { Sums } from '#shared/lines/sums.ts';
import { toPence } from '#shared/money.ts';
import { share } from '#shared/rounding.ts';
import type { TaxRecord } from '#shared/tax/records.ts';
import { cashVat } from '#shared/uk/schemes.ts';
import { isReverseCharge, type VatCode } from '#shared/uk/vat.ts';
import { cashName, saleName, type TaxCode, type TaxSums } from './names.ts';

/** What of an invoice or credit note has one code, in pence; `vat` is what was charged, none under a reverse charge. */
export interface TaxGroup {
  code: TaxCode;
  net: number;
  vat: number;
}

/** What an invoice with lines keeps for tax. Pence; `cis` is what a contractor is expected to keep back. */
export interface InvoiceTax {
  /** `YYYY-MM-DD`. */
  point: string;
  groups: TaxGroup[];
  cis?: { gross: number; excluded: number; deduction: number };
}

/** What a credit note takes off, on its day. */
export interface CreditTax {
  on: string;
  groups: TaxGroup[];
  /** What the materials in it cost, in pence: CIS leaves them out. */
  materials?: number;
}

/** An invoice as far as tax depends on it. */
export interface Taxed extends Owed {
  createdAt: string;
  tax?: InvoiceTax | undefined;
  creditTax?: CreditTax[] | undefined;
}

/** What a day gets of a record, as that record or as a credit note or money of it. */
export interface TaxShare {
  kind: TaxRecord['kind'];
  day: string;
  sums: TaxSums;
}

/** A document's sums by code. */
export const taxGroups = ({ byRate }: Sums): TaxGroup[] =>
  byRate.map(({ vat, net, amount }) => ({ code: vat, net: toPence(net), vat: toPence(amount) }));

interface Noted {
  createdAt: string;
  /** In pence; under a reverse charge `amount` is the customer's VAT. */
  groups: readonly { vat: VatCode; net: number; amount: number }[];
  materials?: number | undefined;
}

/** A credit note as its invoice keeps it for tax. */
export const creditTaxOf = ({ createdAt, groups, materials }: Noted): CreditTax => ({
  on: londonDate(createdAt),
  groups: groups.map(({ vat, net, amount }) => ({ code: vat, net, vat: isReverseCharge(vat) ? 0 : amount })),
  ...(materials !== undefined && { materials }),
});

const sumOf = (groups: readonly TaxGroup[], name: 'net' | 'vat'): number =>
  groups.reduce((sum, group) => sum + group[name], 0);

/** A credit note as the expectation of CIS needs it. */
export const creditForCis = ({ groups, materials }: CreditTax): CreditForCis => ({
  net: sumOf(groups, 'net'),
  vat: sumOf(groups, 'vat'),
  materials,
});

/** The groups of an invoice; of one amount it is not known what VAT is in it. */
const groupsOf = ({ tax, amount }: Taxed): TaxGroup[] =>
  tax?.groups ?? [{ code: 'plain', net: toPence(amount), vat: 0 }];

/** The day an invoice counts as a sale: its tax point, else the day it was raised. */
export const saleDay = ({ tax, createdAt }: Taxed): string => tax?.point ?? londonDate(createdAt);

const saleShare = (kind: TaxShare['kind'], day: string, groups: readonly TaxGroup[]): TaxShare => {
  const sign = kind === 'credit_note' ? -1 : 1;
  const sums: TaxSums = { saleVat: sign * sumOf(groups, 'vat') };
  for (const { code, net } of groups) sums[saleName(code)] = (sums[saleName(code)] ?? 0) + sign * net;
  return { kind, day, sums };
};

/** A month's money of an invoice from before its days were kept stands in the middle of it. */
const dayOf = (key: string): string => (key.length === 7 ? `${key}-15` : key);

/**
 * Money by the day it came or went back, each day bearing its part of every group and of the VAT, so that what was paid in
 * full adds up to the invoice (VR Part VIII). What came in beyond the invoice is no sale.
 */
const cashShares = (invoice: Taxed): TaxShare[] => {
  const groups = groupsOf(invoice);
  const total = sumOf(groups, 'net') + sumOf(groups, 'vat');
  const days = Object.entries(receivedOf(invoice)).sort(([one], [other]) => (one < other ? -1 : 1));
  if (total <= 0 || days.length === 0) return [];
  const vat = sumOf(groups, 'vat');
  const vats = cashVat(
    { total, vat },
    days.map(([, pence]) => pence),
  );
  const weights = groups.map((group) => Math.max(0, group.net + group.vat));
  let paid = 0;
  let before = groups.map(() => 0);
  return days.map(([key, pence], at) => {
    paid += pence;
    const parts = share(Math.max(0, Math.min(paid, total)), weights);
    const sums: TaxSums = { cashVat: vats[at] ?? 0 };
    for (const [index, { code }] of groups.entries())
      sums[cashName(code)] = (sums[cashName(code)] ?? 0) + (parts[index] ?? 0) - (before[index] ?? 0);
    before = parts;
    return { kind: 'payment', day: dayOf(key), sums };
  });
};

/** What an invoice with its credit notes and its money adds to the days. What is void adds nothing. */
export const sharesOfInvoice = (invoice: Taxed): TaxShare[] => {
  if (invoice.voidedAt) return [];
  return [
    saleShare('invoice', saleDay(invoice), groupsOf(invoice)),
    ...(invoice.creditTax ?? []).map(({ on, groups }) =>
      saleShare(
        'credit_note',
        on,
        invoice.tax ? groups : groups.map((group) => ({ ...group, code: 'plain' as const })),
      ),
    ),
    ...cashShares(invoice),
  ];
};
