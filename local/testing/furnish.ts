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

/** Gives a person what lies sealed and what lies in the bucket, bank details and a logo, and a page for reviews. */
export const furnish = async (person: Api): Promise<void> => {
  await person.call(settings.updateBusiness, { body: business });
  await person.call(settings.updateReviews, { body: { reviewUrl: 'https://reviews.example/harbour' } });
  const form = new FormData();
  form.append('file', new Blob([whiteDot]), 'logo.png');
  const { status } = await person.send({ method: 'PUT', path: settings.putLogo.path, body: form });
  if (status !== 200) throw new Error(`The logo was answered ${status}`);
};

/** An invoice with a line, for £80, issued to a client of its own, who reads mail at `email`. */
export const issueTo = async (person: Api, email: string, dueDate: string, invoiceNumber: string) => {
  const client = await person.call(clients.create, {
    body: { name: 'Harbour Café', address: '1 High St', email },
  });
  const body = { invoiceNumber, clientId: client.id, dueDate, lines: [line] };
  return { client, invoice: await person.call(invoices.create, { body }) };
};
