import type { ClientInput } from '#shared/clients/contract.ts';

const places = [
  ['Harbour Café', '1 Quay Street'],
  ['Mill Lane Primary School', 'Mill Lane'],
  ['The Anchor Inn', '14 Quay Street'],
  ['Corner Bakery', '3 Market Place'],
  ['Station Road Dental Practice', '22 Station Road'],
  ['Greenfield Lettings', '9 Church Walk'],
  ['St Example’s Church Hall', 'Church Walk'],
  ['Riverside Guest House', '5 River View'],
  ['Village Store', '2 High Street'],
  ['Northgate Garage', '40 Northgate'],
  ['Flat 1, Tide House', 'Harbour Road'],
  ['Flat 4, Tide House', 'Harbour Road'],
  ['Flat 7, Tide House', 'Harbour Road'],
  ['The owners of 6 Hill Rise', '6 Hill Rise'],
  ['The owners of 11 Hill Rise', '11 Hill Rise'],
  ['The owners of 23 Hill Rise', '23 Hill Rise'],
  ['The owners of 2 Orchard Close', '2 Orchard Close'],
  ['The owners of 8 Orchard Close', '8 Orchard Close'],
  ['The tenants of 31 High Street', '31 High Street'],
  ['The tenants of 33 High Street', '33 High Street'],
  ['Seaview Holiday Lets', '17 Esplanade'],
  ['Allotment Society', 'Back Lane'],
  ['Sailing Club', 'The Slipway'],
  ['Example Housing Association', '100 Northgate'],
] as const;

const addressFor = (name: string): string =>
  `${name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}@example.com`;

/** The demo's clients: places, not people, with phone numbers and addresses that belong to nobody. */
export const demoClients: ClientInput[] = places.map(([name, street], index) => ({
  name,
  // One has no email address, so the app shows a reminder that it can't send.
  email: index === 21 ? null : addressFor(name),
  phone: `01632 960${String(100 + index)}`,
  address: `${street}\nExampleton\nEX1 1AA`,
}));
