import { isCalendarDate } from '../dates.ts';
import { halfUp, times } from '../rounding.ts';
import { ublIds, ublTypes, ublTypesRefused } from './ubl.ts';
import type { UblAllowance, UblDocument, UblLine, UblParty, UblRule, UblSubtotal } from './ubl-document.ts';
import { taxRules } from './ubl-tax-rules.ts';

const given = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
const is =
  (name: keyof UblDocument): ((document: UblDocument) => boolean) =>
  (document) =>
    given(document[name]);
const party =
  (who: 'seller' | 'buyer', test: (party: UblParty) => boolean) =>
  (document: UblDocument): boolean =>
    test(document[who]);
const lines =
  (test: (line: UblLine) => boolean) =>
  (document: UblDocument): boolean =>
    document.lines.every(test);
const allowances =
  (test: (allowance: UblAllowance) => boolean) =>
  (document: UblDocument): boolean =>
    document.allowances.every(test);
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const subtotals = ({ taxTotals }: UblDocument): readonly UblSubtotal[] => taxTotals.flat();

/** Peppol's rounding tolerance for products, in pence. */
const tolerance = 2;

const fitsPercent = ({ amount, base, percent }: UblAllowance): boolean =>
  !given(base) ||
  !given(percent) ||
  Math.abs(amount - halfUp(times(base ?? 0, Math.round((percent ?? 0) * 100)), 10_000)) <= tolerance;

const fitsPrice = ({ quantity, price, net, allowance = 0 }: UblLine): boolean => {
  const product = halfUp(times(quantity ?? 0, price ?? 0), 100_000);
  return Math.abs((net ?? 0) - (product - allowance)) <= tolerance;
};

const hasVatPrefix = ({ vatId }: UblParty): boolean => !given(vatId) || /^[A-Z]{2}/.test(vatId ?? '');

/** BR-CO-17; the schematron allows £1 either way of taxable × percent. */
const fitsRate = ({ taxable, tax, percent }: UblSubtotal): boolean =>
  Math.abs(tax - halfUp(times(taxable, Math.round((percent ?? 0) * 100)), 10_000)) < 100;

const isEmpty = (value: unknown): boolean =>
  value === '' ||
  (typeof value === 'object' && value !== null && Object.values(value).some((inner) => isEmpty(inner)));

const documentRules: readonly UblRule[] = [
  ['BR-02', is('id')],
  ['BR-03', is('issueDate')],
  [
    'PEPPOL-EN16931-F001',
    ({ issueDate, dueDate }) =>
      [issueDate, dueDate].every((date) => !given(date) || isCalendarDate(String(date))),
  ],
  ['BR-04', is('type')],
  ['BR-05', is('currency')],
  ['PEPPOL-EN16931-R004', ({ customization }) => customization?.startsWith(ublIds.customization) ?? false],
  ['PEPPOL-EN16931-R001', is('profile')],
  ['PEPPOL-EN16931-R007', ({ profile }) => profile === ublIds.profile],
  [
    'PEPPOL-EN16931-P0112',
    ({ type, seller, buyer }) =>
      !ublTypesRefused.includes(type ?? 0) || (seller.country === 'DE' && buyer.country === 'DE'),
  ],
  ['PEPPOL-EN16931-P0100', ({ type }) => Object.values<number>(ublTypes).includes(type ?? 0)],
  [
    'PEPPOL-EN16931-R003',
    ({ buyerReference, orderReference }) => given(buyerReference) || given(orderReference),
  ],
  ['PEPPOL-EN16931-R002', ({ notes }) => notes <= 1],
  ['PEPPOL-EN16931-R005', ({ taxCurrency, currency }) => !given(taxCurrency) || taxCurrency !== currency],
  ['PEPPOL-EN16931-R008', (document) => !isEmpty(document)],
  ['BR-CO-25', ({ payable, dueDate, paymentTerms }) => payable <= 0 || given(dueDate) || given(paymentTerms)],
  ['BR-50', ({ paymentMeans, account }) => paymentMeans !== 30 || given(account)],
  ['BR-61', ({ paymentMeans, account }) => (paymentMeans !== 30 && paymentMeans !== 58) || given(account)],
];

const partyRules: readonly UblRule[] = [
  ['PEPPOL-EN16931-R020', party('seller', ({ endpoint }) => given(endpoint))],
  ['BR-06', party('seller', ({ name }) => given(name))],
  ['BR-08', party('seller', ({ hasAddress }) => hasAddress !== false)],
  ['BR-09', party('seller', ({ country }) => given(country))],
  ['PEPPOL-EN16931-R010', party('buyer', ({ endpoint }) => given(endpoint))],
  ['BR-07', party('buyer', ({ name }) => given(name))],
  ['BR-10', party('buyer', ({ hasAddress }) => hasAddress !== false)],
  ['BR-11', party('buyer', ({ country }) => given(country))],
  ['BR-CO-09', ({ seller, buyer }) => hasVatPrefix(seller) && hasVatPrefix(buyer)],
];

/** Checked after the tax rules, so that a missing VAT number required by a category is reported first. */
const identityRules: readonly UblRule[] = [
  ['BR-CO-26', party('seller', ({ vatId, legalId, partyId }) => [vatId, legalId, partyId].some(given))],
];

const lineRules: readonly UblRule[] = [
  ['BR-16', (document) => document.lines.length > 0],
  ['BR-21', lines(({ id }) => given(id))],
  ['BR-22', lines(({ quantity }) => given(quantity))],
  ['BR-23', lines(({ unit }) => given(unit))],
  ['BR-24', lines(({ net }) => given(net))],
  ['BR-25', lines(({ name }) => given(name))],
  ['BR-26', lines(({ price }) => given(price))],
  ['BR-27', lines(({ price }) => (price ?? 0) >= 0)],
  ['BR-CO-04', lines(({ category }) => given(category))],
  ['PEPPOL-EN16931-R120', lines(fitsPrice)],
  ['BR-32', allowances(({ category }) => given(category))],
  ['BR-33', allowances(({ reason }) => given(reason))],
  ['PEPPOL-EN16931-R041', allowances(({ base, percent }) => !given(percent) || given(base))],
  ['PEPPOL-EN16931-R042', allowances(({ base, percent }) => !given(base) || given(percent))],
  ['PEPPOL-EN16931-R040', allowances(fitsPercent)],
];

const sumRules: readonly UblRule[] = [
  ['BR-CO-10', (document) => document.lineExtension === sum(document.lines.map(({ net }) => net ?? 0))],
  [
    'BR-CO-11',
    (document) => document.allowanceTotal === sum(document.allowances.map(({ amount }) => amount)),
  ],
  ['BR-CO-13', (document) => document.taxExclusive === document.lineExtension - document.allowanceTotal],
  ['PEPPOL-EN16931-R053', ({ taxTotals }) => taxTotals.length === 1],
  ['BR-CO-18', (document) => subtotals(document).length > 0],
  ['BR-CO-17', (document) => subtotals(document).every(fitsRate)],
  ['BR-CO-14', (document) => document.taxTotal === sum(subtotals(document).map(({ tax }) => tax))],
  ['BR-CO-15', (document) => document.taxInclusive === document.taxExclusive + document.taxTotal],
  [
    'BR-CO-16',
    ({ payable, taxInclusive, prepaid, rounding }) => payable === taxInclusive - prepaid + rounding,
  ],
];

const rules: readonly UblRule[] = [
  ...documentRules,
  ...partyRules,
  ...taxRules,
  ...identityRules,
  ...lineRules,
  ...sumRules,
];

/** The ids of all rules a document breaks; it is only delivered if there are none. */
export const brokenUblRules = (document: UblDocument): string[] =>
  rules.filter(([, holds]) => !holds(document)).map(([id]) => id);
