import { alike } from '#shared/alike.ts';
import { applianceKinds } from '#shared/sites/kinds.ts';
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

/** The longer names first: an oil boiler is no boiler. */
const kinds = [...applianceKinds].reverse();

/** A row's appliance, if it says anything of one. Without a kind it is a boiler, as in a column "Boiler make". */
const applianceIn = (cell: (key: string) => string) => {
  const said = cell('appliance');
  const [make, model, serial] = ['make', 'model', 'serial'].map(cell);
  if (![said, make, model, serial].some(Boolean)) return {};
  const words = alike(said || 'boiler');
  const kind = kinds.find((each) => words.includes(each.replace('_', ' ')));
  const location = cell('location') || 'Not set';
  return {
    appliance: { kind: kind ?? 'other', location, make, model, serial, ...(!kind && { note: said }) },
  };
};

/** Properties and appliances; clients are found by name, or created. */
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
        ...['Postal code', 'Property postcode', 'Site postcode', 'Service postcode'],
        ...['Service postal code', 'SAPostalCode'],
      ],
    },
    {
      key: 'tenantName',
      label: 'Tenant',
      names: ['Occupier', 'Site contact', 'Contact name'],
    },
    {
      key: 'tenantPhone',
      label: 'Tenant’s phone',
      names: ['Tenant mobile', 'Site contact phone', 'Site phone'],
    },
    {
      key: 'tenantEmail',
      label: 'Tenant’s email',
      names: ['Site contact email', 'Site email'],
    },
    { key: 'appliance', label: 'Appliance', names: ['Appliance type', 'Asset type', 'Asset', 'Equipment'] },
    { key: 'location', label: 'Where it is', names: ['Appliance location', 'Asset location', 'Room'] },
    { key: 'make', label: 'Make', names: ['Manufacturer', 'Brand', 'Boiler make', 'Appliance make'] },
    { key: 'model', label: 'Model', names: ['Boiler model', 'Appliance model', 'Model number'] },
    {
      key: 'serial',
      label: 'Serial number',
      names: ['Serial no', 'Boiler serial number', 'Appliance serial number'],
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
    ...applianceIn(cell),
  }),
  identityOf: ({ clientName, address, postcode, appliance = {} }) =>
    [clientName, address, postcode, ...Object.values(appliance)].map(alike).join('|'),
  send: (rows) => call(sitesRoutes.import, { body: { rows } }),
};
