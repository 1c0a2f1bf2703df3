import { today } from '#shared/dates.ts';
import { newId } from '#shared/ids.ts';
import type { Photo } from '#shared/photos/contract.ts';
import type { Receipt } from '#shared/receipts/contract.ts';
import { routes } from '#shared/routes.ts';
import type { Api } from '../../local/testing/api-client.ts';
import { photoForm, receiptForm } from './forms.ts';
import type { Known } from './known.ts';

const { assignments, certificates, clients, employees, inventory, invoices, jobs, payments, prices } = routes;

interface Pointing {
  clientId: number;
  jobId: number;
}

const tokenIn = ({ url }: { url: string }): string => url.replace(/^.*#/, '');

const sendForm = async <T>(api: Api, path: string, body: FormData): Promise<T> =>
  (await api.send({ method: 'POST', path, body })).body as T;

const invoiceOf = (api: Api, pointing: Pointing) =>
  api.call(invoices.create, {
    body: { ...pointing, invoiceNumber: 'INV-1', amount: 120.5, dueDate: '2026-01-31' },
  });

const penny = {
  kind: 'other',
  description: 'Rounding',
  quantity: 1,
  unit: 'each',
  unitPrice: 0.01,
  vat: 'o',
} as const;

const demand = {
  kind: 'letter_before_claim',
  amount: 99.99,
  debtor: 'company',
  agreement: { how: 'written', on: '2026-01-01', words: 'Quote Q-1' },
} as const;

const invoicing = async (api: Api, pointing: Pointing) => {
  const { id } = await invoiceOf(api, pointing);
  const draft = await api.call(invoices.createDraft, { body: pointing });
  const payment = await api.call(payments.record, {
    body: { invoiceId: id, amount: 20.5, method: 'cash', paidOn: today() },
  });
  const credit = await api.call(invoices.credit, { params: { id }, body: { lines: [penny] } });
  const claim = await api.call(invoices.claim, { params: { id }, body: demand });
  return {
    ...{ invoices: id, payments: payment.id, 'invoices/drafts': draft.id },
    ...{ 'invoices/credits': credit.id, 'invoices/claims': claim.id },
  };
};

const atHand = async (api: Api) => {
  const item = await api.call(inventory.create, {
    body: { name: 'Copper pipe', category: 'parts', sku: 'PIPE-15', quantity: 40 },
  });
  const receipt = await sendForm<Receipt>(api, '/api/receipts', receiptForm());
  const price = await api.call(prices.create, {
    body: { name: 'Call-out', kind: 'labour', unit: 'visit', unitPrice: 65, vat: 'o' },
  });
  return { inventory: item.id, receipts: receipt.id, prices: price.id };
};

const onJob = async (api: Api, id: number) => {
  const photo = await sendForm<Photo>(api, `/api/jobs/${id}/photos`, photoForm());
  const certificate = await api.call(certificates.create, {
    params: { id },
    body: { kind: 'gas_safety', nextDue: '2030-01-31' },
  });
  return { photos: photo.id, certificates: certificate.id };
};

const team = async (api: Api, jobId: number) => {
  const { id } = await api.call(employees.create, { body: { firstName: 'Alex', lastName: 'Example' } });
  const assignment = await api.call(assignments.create, { body: { jobId, employeeId: id } });
  return { employees: id, 'job-assignments': assignment.id };
};

const quoteOf = async (api: Api, pointing: Pointing): Promise<number> => {
  await api.call(routes.settings.updateBusiness, { body: { address: '12 Example Street' } });
  const line = { kind: 'labour', description: 'Fit a tap', quantity: 2, unit: 'hour' } as const;
  const lines = [{ ...line, unitPrice: 45, vat: 'o' as const }];
  return (await api.call(routes.quotes.create, { body: { ...pointing, title: 'Tap', lines } })).id;
};

const linksTo = async (api: Api, invoiceId: number, quoteId: number, clientId: number) => ({
  link: tokenIn(await api.call(invoices.link, { params: { id: invoiceId } })),
  quoteLink: tokenIn(await api.call(routes.quotes.link, { params: { id: quoteId } })),
  statementLink: tokenIn(await api.call(invoices.statementLink, { params: { id: clientId } })),
});

/** Puts one record of each kind in place. */
export const known = async (api: Api): Promise<Known> => {
  const { id: clientId } = await api.call(clients.create, { body: { name: 'Harbour Café' } });
  const { id: jobId } = await api.call(jobs.create, { body: { title: 'Boiler', clientId } });
  const invoiced = await invoicing(api, { clientId, jobId });
  const besides = { ...(await atHand(api)), ...(await onJob(api, jobId)) };
  const other = await api.call(jobs.create, { body: { title: 'Tap', clientId } });
  const people = await team(api, other.id);
  const quotes = await quoteOf(api, { clientId, jobId: other.id });
  const links = await linksTo(api, invoiced.invoices, quotes, clientId);
  return {
    ...{ clients: clientId, jobs: jobId, quotes, own: newId() },
    ...invoiced,
    ...besides,
    ...people,
    ...links,
  };
};
