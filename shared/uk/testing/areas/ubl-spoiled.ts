import type { UblAllowance, UblDocument, UblLine, UblParty, UblSubtotal } from '../../ubl-document.ts';
import type { VatCode } from '../../vat.ts';
import { type Given, has, inner, inners, num, text, texts } from '../given.ts';
import { ublDocument } from './ubl-base.ts';

/** The VAT code described by a case: "S 20%", "construction reverse charge", "statutory interest". */
export const codeIn = (words: string): VatCode => {
  if (/reverse|^AE\b/i.test(words)) return /\b5 ?%/.test(words) ? 'rc5' : 'rc';
  if (/^O\b|interest|compensation|outside|not registered|unregistered/i.test(words)) return 'o';
  if (/^E\b|exempt/i.test(words)) return 'e';
  if (/^Z\b|zero|\b0 ?%/i.test(words)) return 'z';
  return /reduced|\b5 ?%|^R\b/i.test(words) ? 'r' : 's';
};

const codesOf = (given: Given): VatCode[] => {
  const category = text(given, 'category');
  const percent = num(given, 'percent');
  return texts(given, 'lines')?.map(codeIn) ?? [codeIn(percent === 5 ? 'R' : (category ?? 'S'))];
};

const allowancesOf = (given: Given): UblAllowance[] => {
  const one = inner(given, 'allowance');
  const all = inners(given, 'allowances') ?? (one ? [one] : []);
  return all.map((allowance) => ({
    amount: num(allowance, 'amount', 'pence') ?? 0,
    category: 'category' in allowance ? text(allowance, 'category') : 'S',
    reason: 'reason' in allowance ? text(allowance, 'reason') : 'Discount',
    base: num(allowance, 'base'),
    percent: num(allowance, 'percent'),
  }));
};

/** The document's elements by the names that cases use; null removes one. */
const elements: Readonly<Record<string, (value: unknown) => Partial<UblDocument>>> = {
  id: (value) => ({ id: value as string }),
  number: (value) => ({ id: value as string }),
  issueDate: (value) => ({ issueDate: value as string }),
  dueDate: (value) => ({ dueDate: value as string }),
  paymentTerms: (value) => ({ paymentTerms: value as string }),
  typeCode: (value) => ({ type: value as number }),
  invoiceTypeCode: (value) => ({ type: value as number }),
  documentType: (value) => ({ type: value as number }),
  currency: (value) => ({ currency: value as string }),
  taxCurrency: (value) => ({ taxCurrency: value as string }),
  taxCurrencyCode: (value) => ({ taxCurrency: value as string }),
  customizationId: (value) => ({ customization: value as string }),
  profileId: (value) => ({ profile: value as string }),
  buyerReference: (value) => ({ buyerReference: value as string }),
  orderReference: (value) => ({ orderReference: value as string }),
  documentNotes: (value) => ({ notes: value as number }),
  paymentMeansCode: (value) => ({ paymentMeans: value as number }),
  payeeAccount: (value) => ({ account: value as string }),
  account: (value) => ({ account: value as string }),
  lineExtensionAmount: (value) => ({ lineExtension: value as number }),
  taxExclusiveAmount: (value) => ({ taxExclusive: value as number }),
  taxInclusiveAmount: (value) => ({ taxInclusive: value as number }),
  payableAmount: (value) => ({ payable: value as number }),
  taxTotalAmount: (value) => ({ taxTotal: value as number }),
};

const spoilLine = (line: UblLine, given: Given): UblLine => ({
  ...line,
  ...(has(given, 'percent') && { percent: num(given, 'percent') ?? null }),
  ...(has(given, 'pricePence') && { price: (num(given, 'pricePence') ?? 0) * 100 }),
  ...(has(given, 'unitPrice') && { price: (num(given, 'unitPrice') ?? 0) * 100 }),
  ...(has(given, 'lineNet') && { net: num(given, 'lineNet') ?? null }),
  ...(has(given, 'itemName') && { name: text(given, 'itemName') ?? null }),
  ...(has(given, 'unitCode') && { unit: text(given, 'unitCode') ?? null }),
});

const spoilTax = (tax: UblSubtotal, given: Given): UblSubtotal => ({
  ...tax,
  ...(has(given, 'percent') && { percent: num(given, 'percent') ?? null }),
  ...(has(given, 'exemptionReason') && { reason: text(given, 'exemptionReason') ?? null, reasonCode: null }),
  ...(has(given, 'exemptionReasonCode') && { reasonCode: text(given, 'exemptionReasonCode') ?? null }),
});

const partyNames = { VatId: 'vatId', CompanyId: 'legalId', Endpoint: 'endpoint', Name: 'name' } as const;

const spoilParty = (party: UblParty, who: 'seller' | 'buyer', given: Given): UblParty => {
  const changed = Object.entries(partyNames).filter(([name]) => has(given, `${who}${name}`));
  const changes = changed.map(([name, element]) => [element, text(given, `${who}${name}`) ?? null]);
  const withoutVat = who === 'seller' && given.sellerVat === false ? { vatId: null } : {};
  return { ...party, ...withoutVat, ...Object.fromEntries(changes) };
};

/** A valid document with a case's changes. */
export const spoiled = (given: Given): UblDocument => {
  const document = ublDocument(codesOf(given), [], allowancesOf(given));
  const changes = Object.entries(elements).filter(([name]) => name in given);
  const totals = num(given, 'taxTotals') ?? 1;
  const [taxes = []] = document.taxTotals;
  const subtotals = taxes.map((tax) => spoilTax(tax, given));
  return {
    ...document,
    ...Object.assign({}, ...changes.map(([name, change]) => change(given[name]))),
    seller: spoilParty(document.seller, 'seller', given),
    buyer: spoilParty(document.buyer, 'buyer', given),
    lines: document.lines.map((line) => spoilLine(line, given)),
    taxTotals: Array.from({ length: totals }, () => subtotals),
  };
};
