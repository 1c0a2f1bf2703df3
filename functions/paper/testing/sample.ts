import type { InvoiceDocument } from '../document.ts';

/** A plumber's ordinary invoice, with every optional part. */
export const sample: InvoiceDocument = {
  kind: 'invoice',
  seller: {
    name: 'Example Plumbing',
    legalName: 'Example Plumbing & Heating Ltd',
    address: '4 Station Road\nLeeds\nLS1 1AA',
    phone: '01632 960001',
    email: 'hello@plumbing.example.com',
    bank: { name: 'Example Bank', sortCode: '123456', accountNumber: '12345678' },
  },
  client: {
    name: 'Mrs A. Example',
    address: '1 High Street\nLeeds',
    email: 'a@example.com',
    phone: '01632 960123',
  },
  number: 'INV-2026-418207',
  status: 'unpaid',
  issued: '2026-10-16',
  due: '2026-11-15',
  work: {
    jobTitle: 'Annual boiler service',
    description: 'Cleaned the magnetic filter and tested for gas tightness.',
    startDate: '2026-10-14',
    endDate: '2026-10-15',
    location: '1 High Street, Leeds',
  },
  labour: { hours: 5.25, ratePence: 4771, costPence: 25050 },
  materialsPence: 10025,
  amountPence: 123450,
  balancePence: 123450,
  notes: 'Next service due October 2027.',
};
