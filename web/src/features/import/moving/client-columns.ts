import type { ClientInput } from '#shared/clients/contract.ts';
import type { Column } from '../../../forms/csv/columns.ts';
import { addressIn } from '../address-in.ts';

const headings: readonly string[] = [
  ...[
    'Client name',
    'Customer',
    'Customer name',
    'Customer full name',
    'Contact name',
    'Company name',
    'Company',
  ],
  ...['Display name', 'Bill to'],
];

/** The columns of a document's or job's client; `more` are headings that mean the client only in such files. */
export const clientColumns = (more: readonly string[] = []): Column[] => [
  { key: 'client', label: 'Client', required: true, names: [...headings, ...more] },
  {
    key: 'clientEmail',
    label: 'Client’s email',
    names: [
      'Client email',
      'Email',
      'Email address',
      'Customer email',
      'Customer email address(es)',
      'Contact email',
    ],
  },
  {
    key: 'clientPhone',
    label: 'Client’s phone',
    names: [
      ...['Client phone', 'Phone', 'Phone number', 'Customer phone', 'Job contact phone', 'Contact phone'],
    ],
  },
  { key: 'clientMobile', label: 'Client’s mobile', names: ['Mobile', 'Mobile number', 'Job contact mobile'] },
  {
    key: 'clientAddress',
    label: 'Client’s address',
    names: ['Billing address', 'Client address', 'Customer address', 'POAddressLine1', 'Billing street'],
  },
  { key: 'clientAddress2', label: 'Its second line', names: ['POAddressLine2', 'Billing street 2'] },
  { key: 'clientAddress3', label: 'Its third line', names: ['POAddressLine3'] },
  { key: 'clientAddress4', label: 'Its fourth line', names: ['POAddressLine4'] },
  { key: 'clientAddressTown', label: 'Its town', names: ['POCity', 'Billing city'] },
  { key: 'clientAddressCounty', label: 'Its county', names: ['PORegion', 'Billing state'] },
  {
    key: 'clientAddressPostcode',
    label: 'Its postcode',
    names: ['POPostalCode', 'Billing postcode', 'Billing postal code', 'Billing zip', 'Billing zip code'],
  },
];

/** A row's client. If a cell has several emails, the first is used. */
export const clientIn = (cell: (key: string) => string): ClientInput => ({
  name: cell('client'),
  email: cell('clientEmail').split(/[\s;,]+/)[0] ?? '',
  phone: cell('clientPhone') || cell('clientMobile'),
  address: addressIn(cell, 'clientAddress'),
});
