import { today } from '#shared/dates.ts';
import { routes } from '#shared/routes.ts';
import type { Someone } from '../../local/testing/system.ts';
import { hourOfWork } from './hour-of-work.ts';
import type { Known } from './known.ts';
import type { Ready } from './makers.ts';
import { quoteReady } from './quotes/ready.ts';
import { taxReady } from './tax/ready.ts';

const { clients, invoices, payments, settings } = routes;

const setClient = (person: Someone, ids: Known, fields: object) =>
  person.call(clients.update, { params: { id: ids.clients }, body: { name: 'Harbour Café', ...fields } });

/** What must be done before a route's example is accepted. */
export const ready: Record<string, Ready> = {
  'POST /api/clients/{id}/review': async (person, ids) => {
    await person.call(settings.updateReviews, { body: { reviewUrl: 'https://reviews.example/harbour' } });
    const bill = { invoiceNumber: 'R-1', clientId: ids.clients, amount: 5, dueDate: '2030-01-31' };
    const { id: invoiceId } = await person.call(invoices.create, { body: bill });
    await person.call(payments.record, { body: { invoiceId, amount: 5, method: 'cash', paidOn: today() } });
  },
  'PUT /api/invoices/{id}/late': (person, ids) => setClient(person, ids, { kind: 'business' }),
  'POST /api/invoices/drafts/{id}/issue': (person, ids) =>
    person.call(invoices.updateDraft, {
      params: { id: ids['invoices/drafts'] },
      body: { clientId: ids.clients, lines: [hourOfWork] },
    }),
  'POST /api/payments/{id}/receipt': (person, ids) => setClient(person, ids, { email: 'ada@example.com' }),
  'POST /api/payments/{id}/restore': (person, { payments: id }) =>
    person.call(payments.remove, { params: { id }, body: { reason: 'Never arrived' } }),
  ...quoteReady,
  ...taxReady,
};
