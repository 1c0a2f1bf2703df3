import { whiteDot } from '#functions/testing/forms.ts';
import { routes } from '#shared/routes.ts';
import type { Api } from './api-client.ts';

const { clients, invoices, settings } = routes;

const business = {
  tradingName: 'Harbour Plumbing',
  ownName: 'Robin Example',
  address: '2 Quay\nWhitby',
  accountName: 'Robin Example',
  sortCode: '20-61-48',
  accountNumber: '73918264',
} as const;

const line = {
  kind: 'labour',
  description: 'Fit tap',
  quantity: 2,
  unit: 'hour',
  unitPrice: 40,
  vat: 'o',
} as const;

/** Gives a user one of each stored secret and file: bank details (sealed), a logo (in the bucket), and a review page. */
export const furnish = async (person: Api): Promise<void> => {
  await person.call(settings.updateBusiness, { body: business });
  await person.call(settings.updateReviews, { body: { reviewUrl: 'https://reviews.example/harbour' } });
  const form = new FormData();
  form.append('file', new Blob([whiteDot]), 'logo.png');
  const { status } = await person.send({ method: 'PUT', path: settings.putLogo.path, body: form });
  if (status !== 200) throw new Error(`The logo was answered ${status}`);
};

/** Issues an invoice with a line, for £80, to a new client with the address `email`. */
export const issueTo = async (person: Api, email: string, dueDate: string, invoiceNumber: string) => {
  const client = await person.call(clients.create, {
    body: { name: 'Harbour Café', address: '1 High St', email },
  });
  const body = { invoiceNumber, clientId: client.id, dueDate, lines: [line] };
  return { client, invoice: await person.call(invoices.create, { body }) };
};
