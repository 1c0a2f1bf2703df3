import { splitAddress } from '#shared/books/address.ts';
import { oneLine } from '#shared/books/cells.ts';
import { type UblCategory, ublIds, ublPaymentMeans } from '#shared/uk/ubl.ts';
import { type EInvoice, isForPeppol, named, typeOf } from './e-invoice.ts';
import type { EAllowance, ELine, ESubtotal } from './figures.ts';
import type { Account, Party } from './parties.ts';
import { type Element, element, type Node } from './xml.ts';

/** Elements in the order of the UBL 2.1 schema; `cbc` hold text, `cac` hold others. */
const cbc = (name: string, text: string | null | undefined, attributes?: Record<string, string>): Node =>
  element(`cbc:${name}`, text, attributes);
const cac = (name: string, ...inner: Node[]): Node => element(`cac:${name}`, inner);

const pounds = (pence: number): string => (pence / 100).toFixed(2);
const amount = (name: string, pence: number): Node => cbc(name, pounds(pence), { currencyID: 'GBP' });

/** As many decimals as it has: a whole quantity has none. */
const decimal = (value: number, scale: number): string => String(value / scale);

const scheme = cac('TaxScheme', cbc('ID', 'VAT'));
const percentOf = ({ percent }: UblCategory): Node =>
  cbc('Percent', percent === null ? null : String(percent));

const addressOf = ({ address }: Party): Node => {
  const { lines, city, postcode } = splitAddress(address, 3);
  const [street, more, rest] = lines;
  return cac(
    'PostalAddress',
    cbc('StreetName', street),
    cbc('AdditionalStreetName', more),
    cbc('CityName', city),
    cbc('PostalZone', postcode),
    rest ? cac('AddressLine', cbc('Line', rest)) : null,
    cac('Country', cbc('IdentificationCode', 'GB')),
  );
};

const partyOf = (party: Party): Node =>
  cac(
    'Party',
    cbc('EndpointID', party.endpoint?.id, party.endpoint ? { schemeID: party.endpoint.scheme } : {}),
    cac('PartyName', cbc('Name', party.name)),
    addressOf(party),
    party.vatId ? cac('PartyTaxScheme', cbc('CompanyID', party.vatId), scheme) : null,
    cac('PartyLegalEntity', cbc('RegistrationName', party.legalName), cbc('CompanyID', party.companyNumber)),
    cac('Contact', cbc('Telephone', party.phone), cbc('ElectronicMail', party.email)),
  );

const paymentOf = (account: Account | null, number: string): Node =>
  account &&
  cac(
    'PaymentMeans',
    cbc('PaymentMeansCode', String(ublPaymentMeans.creditTransfer)),
    cbc('PaymentID', number),
    cac(
      'PayeeFinancialAccount',
      cbc('ID', account.number),
      cbc('Name', account.name),
      cac('FinancialInstitutionBranch', cbc('ID', account.sortCode.replace(/\D/g, ''))),
    ),
  );

const categoryOf = (name: string, tax: UblCategory): Node =>
  cac(name, cbc('ID', tax.id), percentOf(tax), scheme);

const allowanceOf = ({ amount: pence, tax }: EAllowance): Node =>
  cac(
    'AllowanceCharge',
    cbc('ChargeIndicator', 'false'),
    cbc('AllowanceChargeReason', 'Discount'),
    amount('Amount', pence),
    categoryOf('TaxCategory', tax),
  );

const subtotalOf = ({ taxable, amount: pence, tax }: ESubtotal): Node =>
  cac(
    'TaxSubtotal',
    amount('TaxableAmount', taxable),
    amount('TaxAmount', pence),
    cac(
      'TaxCategory',
      cbc('ID', tax.id),
      percentOf(tax),
      cbc('TaxExemptionReasonCode', tax.reasonCode),
      cbc('TaxExemptionReason', tax.reason),
      scheme,
    ),
  );

const totalsOf = ({ totals, allowances }: EInvoice): Node => {
  const off = allowances.reduce((sum, { amount: pence }) => sum + pence, 0);
  return cac(
    'LegalMonetaryTotal',
    amount('LineExtensionAmount', totals.lineExtension),
    amount('TaxExclusiveAmount', totals.taxExclusive),
    amount('TaxInclusiveAmount', totals.taxInclusive),
    off > 0 ? amount('AllowanceTotalAmount', off) : null,
    amount('PayableAmount', totals.payable),
  );
};

const itemOf = ({ description, tax }: ELine): Node => {
  const name = oneLine(description, 100);
  return cac(
    'Item',
    cbc('Description', name === description ? null : description),
    cbc('Name', name),
    categoryOf('ClassifiedTaxCategory', tax),
  );
};

const lineOf =
  (prefix: 'Invoice' | 'CreditNote') =>
  (line: ELine, at: number): Node =>
    cac(
      `${prefix}Line`,
      cbc('ID', String(at + 1)),
      cbc(prefix === 'Invoice' ? 'InvoicedQuantity' : 'CreditedQuantity', decimal(line.quantity, 1000), {
        unitCode: line.unit,
      }),
      amount('LineExtensionAmount', line.net),
      line.allowance > 0
        ? cac(
            'AllowanceCharge',
            cbc('ChargeIndicator', 'false'),
            cbc('AllowanceChargeReason', 'Discount'),
            amount('Amount', line.allowance),
          )
        : null,
      itemOf(line),
      cac('Price', cbc('PriceAmount', decimal(line.price, 10_000), { currencyID: 'GBP' })),
    );

const headOf = (invoice: EInvoice): Node[] => {
  const isInvoice = invoice.kind === 'invoice';
  const isPeppol = isForPeppol(invoice);
  const taxPoint = cbc('TaxPointDate', invoice.taxPoint);
  return [
    cbc('CustomizationID', isPeppol ? ublIds.customization : ublIds.plainCustomization),
    cbc('ProfileID', isPeppol ? ublIds.profile : null),
    cbc('ID', invoice.number),
    cbc('IssueDate', invoice.issued),
    isInvoice ? cbc('DueDate', invoice.due) : taxPoint,
    cbc(isInvoice ? 'InvoiceTypeCode' : 'CreditNoteTypeCode', String(typeOf(invoice))),
    cbc('Note', invoice.note),
    isInvoice ? taxPoint : null,
    cbc('DocumentCurrencyCode', 'GBP'),
    cbc('BuyerReference', invoice.buyerReference),
    ...invoice.refersTo.map(({ number, issued }) =>
      cac('BillingReference', cac('InvoiceDocumentReference', cbc('ID', number), cbc('IssueDate', issued))),
    ),
  ];
};

const ns = 'urn:oasis:names:specification:ubl:schema:xsd';

/** The document as UBL 2.1. */
export const ublOf = (invoice: EInvoice): Element => {
  const name = invoice.kind === 'invoice' ? 'Invoice' : 'CreditNote';
  const content = [
    ...headOf(invoice),
    cac('AccountingSupplierParty', partyOf(named(invoice, invoice.seller))),
    cac('AccountingCustomerParty', partyOf(named(invoice, invoice.buyer))),
    paymentOf(invoice.account, invoice.number),
    cac('PaymentTerms', cbc('Note', invoice.paymentTerms)),
    ...invoice.allowances.map(allowanceOf),
    cac('TaxTotal', amount('TaxAmount', invoice.vat), ...invoice.subtotals.map(subtotalOf)),
    totalsOf(invoice),
    ...invoice.lines.map(lineOf(name)),
  ];
  const attributes = {
    xmlns: `${ns}:${name}-2`,
    'xmlns:cac': `${ns}:CommonAggregateComponents-2`,
    'xmlns:cbc': `${ns}:CommonBasicComponents-2`,
  };
  return { name, content: content.filter((node) => node !== null), attributes };
};
