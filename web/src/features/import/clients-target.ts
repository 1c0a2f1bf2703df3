import { type ClientInput, clientInput } from '#shared/clients/contract.ts';
import { clientIdentity } from '#shared/clients/identity.ts';
import { longestTerms } from '#shared/clients/more.ts';
import { clientsRoutes } from '#shared/clients/routes.ts';
import { isVatNumber } from '#shared/uk/identifiers.ts';
import { call } from '../../api/call.ts';
import { addressIn } from './address-in.ts';
import type { Target } from './target.ts';

const joined = (parts: string[], by: string): string => parts.filter(Boolean).join(by);

/** "Name" may hold only the first name; a full name includes the surname already. */
const nameIn = (cell: (key: string) => string): string => {
  const [name, surname, firstName] = [cell('name'), cell('surname'), cell('firstName')];
  const isFirst = name !== '' && firstName === '' && !name.toLowerCase().endsWith(surname.toLowerCase());
  if (isFirst) return joined([name, surname], ' ');
  return name || cell('company') || joined([firstName, surname], ' ');
};

/** The third and fourth line of an address, which only Xero has. */
const moreLines = (key: string, label: string, heading: string) =>
  [3, 4].map((n) => ({ key: `${key}${n}`, label: `${label} line ${n}`, names: [`${heading}${n}`] }));

const phonesIn = (cell: (key: string) => string): string[] =>
  ['phone', 'mobile', 'otherPhone'].map(cell).filter(Boolean);

/** The days in terms such as `30 days` or `Net 14`. */
const termsIn = (text: string): number | null => {
  const days = Number(/^\D*(\d{1,3})\D*$/.exec(text)?.[1] ?? Number.NaN);
  return Number.isInteger(days) && days <= longestTerms ? days : null;
};

/** Data without a field here, or invalid for its field, goes to the notes: nothing of the file is lost. */
const moreIn = (cell: (key: string) => string, others: string[]) => {
  const [vat, terms, name] = [cell('vatNumber'), termsIn(cell('terms')), nameIn(cell)];
  const isVat = isVatNumber(vat);
  const person = joined([cell('firstName'), cell('surname')], ' ');
  const [contactName = '', otherContact] = [cell('contactName'), person].filter(
    (contact) => contact && !name.includes(contact),
  );
  const [phone = '', otherPhone = '', third] = phonesIn(cell);
  const noted = {
    Company: cell('company') !== name && cell('company'),
    Contact: otherContact !== contactName && otherContact,
    Phone: third,
    'VAT number': !isVat && vat,
    Terms: terms === null && cell('terms'),
  };
  const lines = Object.entries(noted).flatMap(([label, text]) => (text ? `${label}: ${text}` : []));
  return {
    ...{ contactName, phone, otherPhone },
    companyNumber: cell('companyNumber'),
    ...(isVat && { vatNumber: vat, kind: 'business' }),
    paymentTermsDays: terms,
    notes: joined([cell('notes'), ...lines, ...others], '\n'),
  };
};

/** Clients, whose name, phone and address may be spread over several columns. */
export const clientsTarget: Target<ClientInput> = {
  name: 'clients',
  title: 'Import clients',
  noun: 'clients',
  columns: [
    {
      key: 'name',
      label: 'Name',
      required: true,
      orElse: ['company', 'firstName'],
      names: [
        ...['Client', 'Client name', 'Customer', 'Customer name', 'Full name', 'Contact name'],
        'Display name',
      ],
    },
    { key: 'company', label: 'Company', names: ['Company name', 'Business name', 'Organization name'] },
    { key: 'firstName', label: 'First name', names: ['Forename', 'Given name'] },
    { key: 'surname', label: 'Surname', names: ['Last name', 'Family name'] },
    {
      key: 'email',
      label: 'Email',
      names: ['Email address', 'Mail', 'Main email', 'Contact email', 'E-mails', 'E-mail 1 - Value'],
    },
    {
      key: 'phone',
      label: 'Phone',
      names: [
        ...['Phone number', 'Telephone', 'Telephone number', 'Tel', 'Main phone', 'Main phone #s'],
        'Phone 1 - Value',
      ],
    },
    {
      key: 'otherPhone',
      label: 'Second number',
      names: [
        ...['Other phone', 'Phone 2', 'Second phone', 'DDINumber', 'Work phone', 'Home phone'],
        ...['Business phone', 'Phone 2 - Value'],
      ],
    },
    { key: 'mobile', label: 'Mobile', names: ['Mobile number', 'Mobile phone', 'Mobile phone #s'] },
    {
      key: 'address',
      label: 'Address',
      names: [
        ...['Full address', 'Street', 'Street address', 'Address line 1', 'Address 1', 'Billing address'],
        ...[
          'Billing street',
          'Billing street 1',
          'POAddressLine1',
          'Physical address street',
          'Service street 1',
        ],
        ...['Address 1 - Street', 'Address 1 - Formatted', 'Home street', 'Business street'],
      ],
    },
    {
      key: 'address2',
      label: 'Address line 2',
      names: ['Address 2', 'Street 2', 'POAddressLine2', 'Billing street 2', 'Address 1 - Extended Address'],
    },
    ...moreLines('address', 'Address', 'POAddressLine'),
    {
      key: 'addressTown',
      label: 'Town',
      names: [
        ...['City', 'Town/City', 'Locality', 'Billing city', 'POCity', 'Physical address city'],
        ...['Address 1 - City', 'Home city', 'Business city'],
      ],
    },
    {
      key: 'addressCounty',
      label: 'County',
      names: [
        'Region',
        'State',
        'PORegion',
        'Billing state',
        'Physical address region',
        'Address 1 - Region',
      ],
    },
    {
      key: 'addressPostcode',
      label: 'Postcode',
      names: [
        ...['Postal code', 'Zip', 'Zip code', 'Billing zip', 'Billing zip code'],
        ...['Billing postal code', 'POPostalCode', 'Physical address postal code'],
        ...['Address 1 - Postal Code', 'Home postal code', 'Business postal code'],
      ],
    },
    {
      key: 'contactName',
      label: 'Contact',
      names: ['Contact name', 'Contact person', 'Primary contact', 'POAttentionTo', 'Contact first name'],
    },
    {
      key: 'site',
      label: 'Site',
      names: [
        ...['Site address', 'Service address', 'SAAddressLine1', 'Service street 1', 'Job address'],
        'Delivery address',
      ],
    },
    { key: 'site2', label: 'Site line 2', names: ['SAAddressLine2', 'Service street 2'] },
    ...moreLines('site', 'Site', 'SAAddressLine'),
    { key: 'siteTown', label: 'Site town', names: ['SACity', 'Service city'] },
    { key: 'siteCounty', label: 'Site county', names: ['SARegion', 'Service state'] },
    {
      key: 'sitePostcode',
      label: 'Site postcode',
      names: ['SAPostalCode', 'Service postal code', 'Service zip code', 'Service postcode'],
    },
    {
      key: 'vatNumber',
      label: 'VAT number',
      names: ['TaxNumber', 'VAT no', 'VAT reg number', 'VAT registration number', 'VAT registration', 'ABN'],
    },
    {
      key: 'companyNumber',
      label: 'Company number',
      names: ['Company no', 'Company registration number', 'Registration number', 'Company reg'],
    },
    {
      key: 'terms',
      label: 'Days to pay',
      names: ['Payment terms', 'Terms', 'DueDateSalesDay', 'Credit terms', 'Invoice terms'],
    },
    {
      key: 'notes',
      label: 'Notes',
      names: ['Note', 'Comments', 'Client notes', 'Customer notes', 'Description'],
    },
  ],
  shape: clientInput,
  keepsOthersIn: 'Notes',
  build: (cell, others) => ({
    name: nameIn(cell),
    email: cell('email'),
    address: addressIn(cell, 'address'),
    siteAddress: addressIn(cell, 'site'),
    ...moreIn(cell, others),
  }),
  identityOf: clientIdentity,
  send: (rows) => call(clientsRoutes.import, { body: { rows } }),
};
