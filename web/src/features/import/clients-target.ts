import { type ClientInput, clientInput, clientsRoutes } from '#shared/clients/contract.ts';
import { clientIdentity } from '#shared/clients/identity.ts';
import { call } from '../../api/call.ts';
import { clientFigures } from '../../data/clients.ts';
import type { Target } from './target.ts';

const joined = (parts: string[], by: string): string => parts.filter(Boolean).join(by);

/** The first name alone may stand under "Name"; a whole name holds the surname already. */
const nameIn = (cell: (key: string) => string): string => {
  const [name, surname, firstName] = [cell('name'), cell('surname'), cell('firstName')];
  const isFirst = name !== '' && firstName === '' && !name.toLowerCase().endsWith(surname.toLowerCase());
  if (isFirst) return joined([name, surname], ' ');
  return name || cell('company') || joined([firstName, surname], ' ');
};

/** Clients, whose name, telephone and address may lie in several columns. */
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
    { key: 'company', label: 'Company', names: ['Company name', 'Business name'] },
    { key: 'firstName', label: 'First name', names: ['Forename', 'Given name'] },
    { key: 'surname', label: 'Surname', names: ['Last name', 'Family name'] },
    {
      key: 'email',
      label: 'Email',
      names: ['Email address', 'Mail', 'Main email', 'Contact email', 'E-mails'],
    },
    {
      key: 'phone',
      label: 'Phone',
      names: ['Phone number', 'Telephone', 'Telephone number', 'Tel', 'Main phone', 'Main phone #s'],
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
      ],
    },
    {
      key: 'address2',
      label: 'Address line 2',
      names: ['Address 2', 'Street 2', 'POAddressLine2', 'Billing street 2'],
    },
    {
      key: 'town',
      label: 'Town',
      names: ['City', 'Town/City', 'Locality', 'Billing city', 'POCity', 'Physical address city'],
    },
    { key: 'county', label: 'County', names: ['Region', 'State', 'PORegion', 'Physical address region'] },
    {
      key: 'postcode',
      label: 'Postcode',
      names: [
        ...['Post code', 'Postal code', 'Zip', 'Zip code', 'Billing zip', 'Billing zip code'],
        ...['Billing postal code', 'POPostalCode', 'Physical address postal code'],
      ],
    },
  ],
  shape: clientInput,
  build: (cell) => ({
    name: nameIn(cell),
    email: cell('email'),
    phone: cell('phone') || cell('mobile'),
    address: joined(['address', 'address2', 'town', 'county', 'postcode'].map(cell), '\n'),
  }),
  identityOf: clientIdentity,
  send: (rows) => call(clientsRoutes.import, { body: { rows } }),
  refresh: [clientsRoutes.list.path, ...clientFigures],
};
