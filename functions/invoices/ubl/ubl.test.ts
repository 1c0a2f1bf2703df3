import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, it } from 'vitest';
import { londonDate } from '#shared/dates.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../../local/testing/system.ts';
import { orderOf } from './testing/schema-order.ts';

const system = localSystem();
const { clients, invoices, settings } = routes;

interface Amount {
  '#text': string;
}
interface Party {
  EndpointID?: unknown;
  PartyIdentification?: { ID: string };
  PartyTaxScheme?: unknown;
  PartyLegalEntity: { CompanyID?: string };
}
interface Subtotal {
  TaxAmount: Amount;
  TaxCategory: { Percent?: string };
}
/** The parts of a parsed document that the tests look at: a single element, or a list of several. */
interface Parsed {
  ProfileID?: string;
  Note?: string;
  BillingReference?: unknown;
  PaymentTerms: { Note: string };
  AccountingSupplierParty: { Party: Party };
  AccountingCustomerParty: { Party: Party };
  AllowanceCharge: { Amount: Amount } | { Amount: Amount }[];
  TaxTotal: { TaxSubtotal: Subtotal | Subtotal[] };
  LegalMonetaryTotal: { [of in 'LineExtensionAmount' | 'AllowanceTotalAmount' | 'PayableAmount']: Amount };
  InvoiceLine: { LineExtensionAmount: Amount } | { LineExtensionAmount: Amount }[];
}

type Tree = { [name: string]: Tree[] | Record<string, string> | string };

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  parseTagValue: false,
  trimValues: false,
});
const plain = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  parseAttributeValue: false,
  removeNSPrefix: true,
});

/** Expects every element to be in schema order, and none to be empty. */
const expectInOrder = (nodes: Tree[], name: string): void => {
  const elements = nodes.filter((node) => !('#text' in node));
  const names = elements.map((node) => Object.keys(node).find((key) => key !== ':@') ?? '');
  const order = orderOf(name.replace(/^c[ab]c:/, ''));
  if (names.length > 0) {
    expect(order, name).toEqual(expect.arrayContaining(names));
    const places = names.map((each) => order.indexOf(each));
    expect(places, name).toEqual([...places].sort((a, b) => a - b));
  } else
    expect(
      nodes
        .map((node) => `${node['#text'] ?? ''}`)
        .join('')
        .trim(),
      name,
    ).not.toBe('');
  elements.forEach((node, at) => {
    const inner = node[names[at] ?? ''];
    if (Array.isArray(inner)) expectInOrder(inner, names[at] ?? '');
  });
};

const fetched = async (
  person: Someone,
  route: typeof invoices.ubl | typeof invoices.creditUbl,
  id: number,
) => {
  const { status, bytes, body, headers } = await person.answer(route, { params: { id } });
  expect({ status, body: status === 200 ? null : body }).toEqual({ status: 200, body: null });
  expect(headers.get('content-type')).toBe('application/xml');
  const text = new TextDecoder().decode(bytes);
  expect(XMLValidator.validate(text)).toBe(true);
  const tree: Tree[] = parser.parse(text);
  const root = tree.at(-1) ?? {};
  const name = Object.keys(root).find((key) => key !== ':@') ?? '';
  expectInOrder(root[name] as Tree[], name);
  return { text, document: plain.parse(text)[name] as Parsed };
};

const business = {
  ...{ ownName: 'Robin Example', tradingName: 'Quay & Sons', address: '2 Quay\nExampleton\nEX1 1AA' },
  ...{ vatScheme: 'standard' as const, vatNumber: 'GB123456782' },
  ...{ sortCode: '12-34-56', accountNumber: '12345678', accountName: 'R Example', utr: '1123456789' },
};
const builder = {
  ...{ name: 'Builder <B> "& Co"', address: '1 Mill Lane\nExampleton\nEX1 2AB', kind: 'business' as const },
  ...{ vatNumber: 'GB123456782', cisContractor: 'yes' as const },
};
const line = {
  kind: 'labour',
  description: 'Fit a boiler',
  quantity: 3,
  unit: 'hour',
  unitPrice: 45.01,
  vat: 's',
};

const begin = async (given: { business?: object; client?: object } = {}) => {
  const person = await system.someone();
  await person.call(settings.updateBusiness, { body: { ...business, ...given.business } as never });
  const { id: clientId } = await person.call(clients.create, {
    body: { ...builder, cisContractor: 'no', ...given.client } as never,
  });
  const raise = (lines: object[], fields: object = {}) =>
    person.call(invoices.create, { body: { clientId, dueDate: '2030-01-31', lines, ...fields } as never });
  return { person, clientId, raise };
};

const pence = (amount: Amount): number => Math.round(Number(amount['#text']) * 100);
const list = <T>(one: T | T[]): T[] => [one].flat() as T[];

it('is for Peppol where both have an address there, in schema order and exact', async () => {
  const { person, raise } = await begin();
  const lines = [
    line,
    {
      ...line,
      kind: 'material',
      description: 'Pipe <22 mm> & bends',
      unit: 'm',
      quantity: 1.333,
      unitPrice: 9.99,
      discount: 12.5,
    },
    { ...line, quantity: 2, unitPrice: 10, vat: 'z' },
  ];
  const invoice = await raise(lines, { pricesInclude: 'gross', discount: { percent: 10 } });
  const { document } = await fetched(person, invoices.ubl, invoice.id);
  expect(document).toMatchObject({
    CustomizationID: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
    ProfileID: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
    ...{
      ID: invoice.invoiceNumber,
      DueDate: '2030-01-31',
      InvoiceTypeCode: '380',
      DocumentCurrencyCode: 'GBP',
    },
    AccountingSupplierParty: {
      Party: {
        EndpointID: { '#text': 'GB123456782', '@_schemeID': '9932' },
        PartyName: { Name: 'Quay & Sons' },
        PostalAddress: { StreetName: '2 Quay', CityName: 'Exampleton', PostalZone: 'EX1 1AA' },
        PartyTaxScheme: { CompanyID: 'GB123456782', TaxScheme: { ID: 'VAT' } },
        PartyLegalEntity: { RegistrationName: 'Robin Example' },
      },
    },
    AccountingCustomerParty: { Party: { PartyName: { Name: 'Builder <B> "& Co"' } } },
    PaymentMeans: {
      PaymentMeansCode: '30',
      PayeeFinancialAccount: { ID: '12345678', FinancialInstitutionBranch: { ID: '123456' } },
    },
  });
  const totals = document.LegalMonetaryTotal;
  const nets = list(document.InvoiceLine).map((each) => pence(each.LineExtensionAmount));
  const off = list(document.AllowanceCharge).map((each) => pence(each.Amount));
  const taxes = list(document.TaxTotal.TaxSubtotal).map((each) => pence(each.TaxAmount));
  const sum = (all: number[]) => all.reduce((one, other) => one + other, 0);
  expect(sum(nets)).toBe(pence(totals.LineExtensionAmount));
  expect(sum(off)).toBe(pence(totals.AllowanceTotalAmount));
  expect(sum(nets) - sum(off)).toBe(Math.round((invoice.sums?.net ?? 0) * 100));
  expect(sum(taxes)).toBe(Math.round((invoice.sums?.vat ?? 0) * 100));
  expect(pence(totals.PayableAmount)).toBe(Math.round(invoice.amount * 100));
});

it('tells a reverse charge and CIS in words, and takes a deposit off by a negative quantity', async () => {
  const { person, raise } = await begin({ business: { cisStatus: 'registered' }, client: builder });
  const deposit = {
    kind: 'deposit',
    description: 'Deposit',
    quantity: 1,
    unit: 'each',
    unitPrice: -50,
    vat: 'rc',
    vatAmount: -10,
  };
  const reverseCharge = { construction: 'yes', customerRegistered: 'yes' };
  const invoice = await raise([{ ...line, vat: 'rc' }, deposit], { reverseCharge, notes: 'Thank you' });
  const { document } = await fetched(person, invoices.ubl, invoice.id);
  expect(document.Note).toMatch(
    /^Reverse charge: Customer to pay the VAT to HMRC: £17\.01 at 20 %\. Thank you$/,
  );
  expect(document.PaymentTerms.Note).toMatch(/^CIS: expected deduction £.* UTR 1123456789$/);
  expect(document.TaxTotal.TaxSubtotal).toMatchObject({
    TaxAmount: { '#text': '0.00' },
    TaxCategory: { ID: 'AE', Percent: '0', TaxExemptionReasonCode: 'VATEX-EU-AE' },
  });
  expect(list(document.InvoiceLine)[1]).toMatchObject({
    InvoicedQuantity: { '#text': '-1', '@_unitCode': 'C62' },
    LineExtensionAmount: { '#text': '-50.00' },
    Price: { PriceAmount: { '#text': '50' } },
  });
  expect(pence(document.LegalMonetaryTotal.PayableAmount)).toBe(8503);
});

it('names each invoice that asked for a deposit it takes off, once, with its day', async () => {
  const { person, raise } = await begin();
  const [first, second] = [await raise([line]), await raise([line])];
  const deposit = { kind: 'deposit', description: 'Deposit', quantity: 1, unit: 'each', vat: 's' };
  const off = (unitPrice: number, { id }: { id: number }) => ({
    ...deposit,
    unitPrice,
    source: { invoice: id },
  });
  const big = { ...line, unitPrice: 500 };
  const final = await raise([big, off(-50, first), off(-20, second), off(-5, first)]);
  const { document } = await fetched(person, invoices.ubl, final.id);
  const refersTo = ({ invoiceNumber, createdAt }: typeof first) => ({
    InvoiceDocumentReference: { ID: invoiceNumber, IssueDate: londonDate(createdAt) },
  });
  expect(document.BillingReference).toEqual([refersTo(first), refersTo(second)]);
  const plainOne = await fetched(person, invoices.ubl, first.id);
  expect(plainOne.document.BillingReference).toBeUndefined();
});

it('of a credit note is positive, names its invoice, and is plain EN 16931 without an id', async () => {
  const { person, raise } = await begin({
    client: { kind: 'consumer', vatNumber: null, cisContractor: null },
  });
  const invoice = await raise([line]);
  const note = await person.call(invoices.credit, { params: { id: invoice.id }, body: { reason: 'Less' } });
  const { document } = await fetched(person, invoices.creditUbl, note.id);
  expect(document).toMatchObject({
    ...{ CustomizationID: 'urn:cen.eu:en16931:2017', ID: 'CN-1', CreditNoteTypeCode: '381', Note: 'Less' },
    BillingReference: { InvoiceDocumentReference: { ID: invoice.invoiceNumber } },
    LegalMonetaryTotal: { PayableAmount: { '#text': invoice.amount.toFixed(2) } },
    CreditNoteLine: { CreditedQuantity: { '#text': '3', '@_unitCode': 'HUR' } },
  });
  expect(document.ProfileID).toBeUndefined();
  expect(document.AccountingCustomerParty.Party.EndpointID).toBeUndefined();
});

it('says what is missing and where to add it', async () => {
  const { person, clientId, raise } = await begin({ client: { vatNumber: null, cisContractor: 'yes' } });
  const reverseCharge = { construction: 'yes', customerRegistered: 'yes' };
  const invoice = await raise([{ ...line, vat: 'rc' }], { reverseCharge });
  const refused = await person.answer(invoices.ubl, { params: { id: invoice.id } });
  expect(refused).toMatchObject({
    status: 409,
    body: {
      message: expect.stringContaining('can’t be an e-invoice yet'),
      issues: [{ path: 'buyerVatNumber', message: expect.stringContaining('VAT number to the client') }],
    },
  });
  await person.call(clients.update, { params: { id: clientId }, body: { ...builder } });
  await fetched(person, invoices.ubl, invoice.id);
  const pathsOf = async (id: number) => {
    const { status, body } = await person.answer(invoices.ubl, { params: { id } });
    return [status, ...(body as { issues: { path: string }[] }).issues.map(({ path }) => path)];
  };
  const { id: consumer } = await person.call(clients.create, {
    body: { name: 'Ada', address: '1 Mill Lane' },
  });
  const mixed = await raise([line, { ...line, vat: 'o' }], { clientId: consumer });
  expect(await pathsOf(mixed.id)).toEqual([409, 'lines']);
  const single = await person.call(invoices.create, {
    body: { clientId, invoiceNumber: 'ONE', amount: 10, dueDate: '2030-01-31' },
  });
  expect(await pathsOf(single.id)).toEqual([409, 'lines']);
  await person.call(invoices.void, { params: { id: mixed.id }, body: { reason: 'Twice' } });
  expect(await pathsOf(mixed.id)).toEqual([409, 'voidedAt']);
});

it('names a seller without VAT by a company number or their own', async () => {
  const unregistered = { vatScheme: 'none', vatNumber: null };
  const { person, raise } = await begin({ business: unregistered });
  const invoice = await raise([{ ...line, vat: 'o' }], { invoiceNumber: 'U-1' });
  const own = await fetched(person, invoices.ubl, invoice.id);
  const { Party: seller } = own.document.AccountingSupplierParty;
  expect(seller.PartyIdentification?.ID).toMatch(/^[0-9a-f]{12}$/);
  expect([seller.PartyTaxScheme, seller.PartyLegalEntity.CompanyID]).toEqual([undefined, undefined]);
  const company = {
    businessKind: 'company',
    legalName: 'Quay Ltd',
    companyNumber: '01234567',
    registeredOffice: '2 Quay',
  };
  await person.call(settings.updateBusiness, { body: company as never });
  const { document } = await fetched(person, invoices.ubl, invoice.id);
  expect(document.AccountingSupplierParty.Party.PartyLegalEntity.CompanyID).toBe('01234567');
  expect(document.AccountingSupplierParty.Party.PartyIdentification).toBeUndefined();
  expect(document.AccountingCustomerParty.Party.PartyTaxScheme).toBeUndefined();
  const taxes = list(document.TaxTotal.TaxSubtotal).map(({ TaxCategory }) => TaxCategory);
  expect(taxes).toMatchObject([{ ID: 'O', TaxExemptionReasonCode: 'VATEX-EU-O' }]);
  expect(taxes[0]?.Percent).toBeUndefined();
});
