import { today } from '#shared/dates.ts';
import { routes } from '#shared/routes.ts';
import type { Someone } from '../../local/testing/system.ts';
import { pictureForm } from './forms.ts';
import { hourOfWork } from './hour-of-work.ts';
import type { Known } from './known.ts';

const { clients, invoices, payments, quotes, settings, tax } = routes;

const sendQuote = (person: Someone, ids: Known) => person.call(quotes.link, { params: { id: ids.quotes } });
const setClient = (person: Someone, ids: Known, fields: object) =>
  person.call(clients.update, { params: { id: ids.clients }, body: { name: 'Harbour Café', ...fields } });

/** What must be done before a route's example is accepted. */
export const ready: Record<string, (person: Someone, ids: Known) => Promise<unknown>> = {
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
  'POST /api/quotes/{id}/withdraw': sendQuote,
  'POST /api/quotes/{id}/answer': sendQuote,
  'POST /api/quotes/{id}/invoice': async (person, ids) => {
    await sendQuote(person, ids);
    const body = { answer: 'accepted', how: 'phone', name: 'Ada' } as const;
    await person.call(quotes.answer, { params: { id: ids.quotes }, body });
  },
  'DELETE /api/tax/cis/{monthEnd}/{clientId}/file': (person, ids) =>
    person.answer(tax.putCisFile, {
      params: { monthEnd: '2026-05-05', clientId: ids.clients },
      body: pictureForm(),
    }),
  'DELETE /api/tax/cis/{monthEnd}/{clientId}': (person, ids) =>
    person.call(tax.cisStatement, {
      params: { monthEnd: '2026-05-05', clientId: ids.clients },
      body: { receivedOn: '2026-05-19' },
    }),
};
