import type { Bodies } from '../known.ts';

const contact = {
  role: 'tenant',
  name: 'Tess Tenant',
  phone: '01632 960002',
  email: 'tess@example.com',
  getsCopies: true,
  paperOnly: false,
};

const site = {
  name: 'Flat 3',
  address: 'Flat 3, 9 Mill Lane\nLeeds',
  postcode: 'LS1 4AC',
  uprn: '100012345678',
  kind: 'flat',
  tenure: 'private_let',
  nation: 'england',
  landlord: { name: 'Lee Landlord', address: '1 High Street\nLeeds' },
  access: 'Key at the agent’s. Stopcock under the sink.',
  contacts: [contact],
};

const boiler = {
  kind: 'boiler',
  location: 'Loft',
  make: 'Ideal',
  model: 'Logic',
  serial: 'A1',
  gcNumber: '47-348-69',
  fuel: 'ng',
  flue: 'room_sealed',
  owner: 'landlord',
  installedOn: '2020-05-01',
  warrantyUntil: '2027-05-01',
  removedOn: '2026-05-01',
  note: 'Noisy pump',
};

export const sites: Bodies = {
  'POST /api/sites': ({ own, clients: clientId }) => ({ id: own, clientId, ...site }),
  'POST /api/sites/import': () => ({
    rows: [
      {
        clientName: 'Mill Lettings',
        ...{ name: 'Flat 4', address: 'Flat 4, 9 Mill Lane\nLeeds', postcode: 'LS1 4AC' },
        ...{ tenantName: 'Toby Tenant', tenantPhone: '01632 960003', tenantEmail: 'toby@example.com' },
        appliance: { kind: 'boiler', location: 'Kitchen', make: 'Ideal', model: 'Logic 30', serial: 'B2' },
      },
    ],
  }),
  'PUT /api/sites/{id}': ({ clients: clientId }) => ({ clientId, ...site, archived: true }),
  'POST /api/sites/{id}/appliances': ({ own }) => ({ id: own, ...boiler }),
  'PUT /api/sites/{id}/appliances/{applianceId}': () => boiler,
};
