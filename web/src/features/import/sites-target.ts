import { alike } from '#shared/alike.ts';
import { sitesRoutes } from '#shared/sites/routes.ts';
import { type SiteRow, siteRow, siteRowsPerCall } from '#shared/sites/row.ts';
import { call } from '../../api/call.ts';
import { addressApart } from '../../data/address-apart.ts';
import type { Target } from './target.ts';

/** A property's address, whose postcode may have its own column or end the address. */
export const placeIn = (cell: (key: string) => string) => {
  const lines = ['address', 'address2', 'town', 'county'].map(cell).filter(Boolean).join('\n');
  const apart = addressApart(lines);
  const postcode = cell('postcode');
  return postcode ? { address: lines, postcode } : apart;
};

/** Properties; clients are found by name, or created. */
export const sitesTarget: Target<SiteRow> = {
  name: 'sites',
  title: 'Import properties',
  noun: 'properties',
  perCall: siteRowsPerCall,
  columns: [
    {
      key: 'clientName',
      label: 'Client',
      required: true,
      names: [
        ...['Client name', 'Customer', 'Customer name', 'Landlord', 'Landlord name', 'Agent', 'Agent name'],
        ...['Company', 'Company name', 'Bill to', 'Account'],
      ],
    },
    { key: 'name', label: 'Property name', names: ['Site name', 'Property', 'Location name'] },
    {
      key: 'address',
      label: 'Address',
      required: true,
      names: [
        ...[
          'Property address',
          'Site address',
          'Service address',
          'Job address',
          'Address line 1',
          'Address 1',
        ],
        ...['Street', 'Service street 1', 'SAAddressLine1', 'Site address line 1', 'Property address line 1'],
      ],
    },
    {
      key: 'address2',
      label: 'Address line 2',
      names: ['Address 2', 'Street 2', 'Service street 2', 'SAAddressLine2', 'Site address line 2'],
    },
    { key: 'town', label: 'Town', names: ['City', 'Town/City', 'Service city', 'SACity', 'Site town'] },
    { key: 'county', label: 'County', names: ['Region', 'Site county'] },
    {
      key: 'postcode',
      label: 'Postcode',
      names: [
        ...['Post code', 'Postal code', 'Property postcode', 'Site postcode', 'Service postcode'],
        ...['Service postal code', 'SAPostalCode'],
      ],
    },
    {
      key: 'tenantName',
      label: 'Tenant',
      names: ['Tenant name', 'Occupier', 'Site contact', 'Contact name'],
    },
    {
      key: 'tenantPhone',
      label: 'Tenant’s phone',
      names: ['Tenant phone', 'Tenant mobile', 'Site contact phone', 'Site phone'],
    },
    {
      key: 'tenantEmail',
      label: 'Tenant’s email',
      names: ['Tenant email', 'Site contact email', 'Site email'],
    },
  ],
  shape: siteRow,
  build: (cell) => ({
    clientName: cell('clientName'),
    name: cell('name'),
    ...placeIn(cell),
    tenantName: cell('tenantName'),
    tenantPhone: cell('tenantPhone'),
    tenantEmail: cell('tenantEmail'),
  }),
  identityOf: ({ clientName, address, postcode }) => [clientName, address, postcode].map(alike).join('|'),
  send: (rows) => call(sitesRoutes.import, { body: { rows } }),
};
