import { formatDate } from '../../dates.ts';
import { toPounds } from '../../money.ts';
import { badDebtReliefFrom, badDebtReliefUntil } from '../../uk/corrections.ts';
import type { KeptOf } from '../reader.ts';
import { neverByPayment } from '../taxed/by-tax-point.ts';
import { badDebtVatOn } from '../taxed/sales.ts';
import { schemeOn, type TaxTerms } from './terms.ts';

type Invoice = KeptOf<'invoice'>;

/** Why the scheme prevents a claim. */
const schemeSays = {
  standard: undefined,
  cash: 'Under cash accounting you pay no VAT on what isn’t paid, so none comes back',
  flat: 'Under the flat rate bad debts are worked out otherwise. Ask your accountant',
  none: 'You weren’t registered for VAT on the day of this invoice',
} as const;

const suppliedOn = ({ workEndDate, tax }: Invoice): string => workEndDate ?? tax?.point ?? '';

/** Why an invoice has nothing to claim. */
const nothingIn = (invoice: Invoice, today: string): string | undefined => {
  const { badDebtOn, tax } = invoice;
  if (badDebtOn) return `You claimed this VAT back on ${formatDate(badDebtOn)}`;
  return tax && badDebtVatOn(invoice, today) > 0 ? undefined : 'No VAT of this invoice is unpaid';
};

/** Why it is too early or too late to claim. */
const outOfTime = (invoice: Invoice, today: string): string | undefined => {
  const from = badDebtReliefFrom(invoice.dueDate, suppliedOn(invoice));
  if (today < from) return `You can claim this VAT back from ${formatDate(from)}`;
  const until = badDebtReliefUntil(invoice.dueDate, suppliedOn(invoice));
  return today > until ? `This VAT had to be claimed by ${formatDate(until)}` : undefined;
};

/** Why the scheme of a day prevents a claim. An invoice that cash accounting leaves out had its VAT paid like any other. */
const barredBy = (invoice: Invoice, terms: TaxTerms, day: string): string | undefined => {
  const { scheme } = schemeOn(terms, day);
  return scheme === 'cash' && neverByPayment(invoice) ? undefined : schemeSays[scheme];
};

const pointOf = ({ tax }: Invoice, today: string): string => tax?.point ?? today;

/** Why the VAT of an invoice can't be reclaimed on a day; undefined if it can. */
export const claimTrouble = (invoice: Invoice, terms: TaxTerms, today: string): string | undefined =>
  nothingIn(invoice, today) ??
  barredBy(invoice, terms, pointOf(invoice, today)) ??
  barredBy(invoice, terms, today) ??
  outOfTime(invoice, today);

/**
 * The VAT on flat rate invoices that have been unpaid long enough, in pounds. How much of it can be reclaimed only an
 * accountant can say.
 */
export interface FlatBadDebts {
  vat: number;
}

export const flatBadDebts = (invoices: readonly Invoice[], terms: TaxTerms, today: string): FlatBadDebts => {
  const unpaid = invoices.filter(
    (invoice) =>
      schemeOn(terms, pointOf(invoice, today)).scheme === 'flat' &&
      !nothingIn(invoice, today) &&
      !outOfTime(invoice, today),
  );
  return { vat: toPounds(unpaid.reduce((sum, invoice) => sum + badDebtVatOn(invoice, today), 0)) };
};

/** An invoice with reclaimable VAT, in pounds. */
export const shownBadDebt = (invoice: Invoice, today: string) => ({
  invoiceId: invoice.id,
  invoiceNumber: invoice.invoiceNumber,
  clientId: invoice.clientId,
  due: invoice.dueDate,
  vat: toPounds(badDebtVatOn(invoice, today)),
});

/** The invoices unpaid long enough for their VAT to be reclaimed, oldest first. */
export const badDebtsOf = (invoices: readonly Invoice[], terms: TaxTerms, today: string) =>
  invoices
    .filter((invoice) => claimTrouble(invoice, terms, today) === undefined)
    .toSorted((one, other) => one.id - other.id)
    .map((invoice) => shownBadDebt(invoice, today));
