import type { AnyInput } from '#shared/call.ts';
import { today } from '#shared/dates.ts';
import { newId } from '#shared/ids.ts';
import type { Photo } from '#shared/photos/contract.ts';
import type { Receipt } from '#shared/receipts/contract.ts';
import { routes } from '#shared/routes.ts';
import type { Api } from '../../local/testing/api-client.ts';
import { photoForm, receiptForm } from './forms.ts';

/** The ids of one record of each kind, which the examples point to, and a link. */
export interface Known {
  clients: number;
  jobs: number;
  invoices: number;
  'invoices/drafts': number;
  'invoices/credits': number;
  'invoices/claims': number;
  payments: number;
  inventory: number;
  receipts: number;
  /** Of the job. */
  photos: number;
  /** Of the job. */
  certificates: number;
  employees: number;
  'job-assignments': number;
  prices: number;
  quotes: number;
  /** An id that nothing has, as a browser gives it. */
  own: number;
  /** The token of the invoice's link. */
  link: string;
  /** And of the quote's. */
  quoteLink: string;
  /** And of the client's statement. */
  statementLink: string;
}

/** What calls are sent, by their routes: bodies made of the records that are known. */
export type Bodies = Record<string, (known: Known) => Record<string, unknown>>;

/** Ids that nobody has, for calls that are refused before anybody looks. */
export const nobodys: Known = {
  clients: 1,
  jobs: 1,
  invoices: 1,
  'invoices/drafts': 1,
  'invoices/credits': 1,
  'invoices/claims': 1,
  payments: 1,
  inventory: 1,
  receipts: 1,
  photos: 1,
  certificates: 1,
  employees: 1,
  'job-assignments': 1,
  prices: 1,
  quotes: 1,
  own: 1,
  link: 'a'.repeat(43),
  quoteLink: 'b'.repeat(43),
  statementLink: 'c'.repeat(43),
};

const addPhoto = async (api: Api, jobId: number): Promise<Photo> => {
  const { body } = await api.send({
    method: 'POST',
    path: `/api/jobs/${jobId}/photos`,
    body: photoForm(),
  });
  return body as Photo;
};

const tokenIn = (url: string): string => url.replace(/^.*#/, '');

/** Puts one record of each kind in place. */
export const known = async (api: Api): Promise<Known> => {
  const client = await api.call(routes.clients.create, { body: { name: 'Harbour Café' } });
  const job = await api.call(routes.jobs.create, { body: { title: 'Boiler', clientId: client.id } });
  const invoice = await api.call(routes.invoices.create, {
    body: {
      invoiceNumber: 'INV-1',
      clientId: client.id,
      jobId: job.id,
      amount: 120.5,
      dueDate: '2026-01-31',
    },
  });
  const draft = await api.call(routes.invoices.createDraft, { body: { clientId: client.id, jobId: job.id } });
  const payment = await api.call(routes.payments.record, {
    body: { invoiceId: invoice.id, amount: 20.5, method: 'cash', paidOn: today() },
  });
  const penny = {
    kind: 'other',
    description: 'Rounding',
    quantity: 1,
    unit: 'each',
    unitPrice: 0.01,
    vat: 'o',
  } as const;
  const credit = await api.call(routes.invoices.credit, {
    params: { id: invoice.id },
    body: { lines: [penny] },
  });
  const claim = await api.call(routes.invoices.claim, {
    params: { id: invoice.id },
    body: {
      kind: 'letter_before_claim',
      amount: 99.99,
      debtor: 'company',
      agreement: { how: 'written', on: '2026-01-01', words: 'Quote Q-1' },
    },
  });
  const item = await api.call(routes.inventory.create, {
    body: { name: 'Copper pipe', category: 'parts', sku: 'PIPE-15', quantity: 40 },
  });
  const { body } = await api.send({ method: 'POST', path: '/api/receipts', body: receiptForm() });
  const receipt = body as Receipt;
  const photo = await addPhoto(api, job.id);
  const certificate = await api.call(routes.certificates.create, {
    params: { id: job.id },
    body: { kind: 'gas_safety', nextDue: '2030-01-31' },
  });
  const employee = await api.call(routes.employees.create, {
    body: { firstName: 'Alex', lastName: 'Example' },
  });
  const other = await api.call(routes.jobs.create, { body: { title: 'Tap', clientId: client.id } });
  const assignment = await api.call(routes.assignments.create, {
    body: { jobId: other.id, employeeId: employee.id },
  });
  const price = await api.call(routes.prices.create, {
    body: { name: 'Call-out', kind: 'labour', unit: 'visit', unitPrice: 65, vat: 'o' },
  });
  await api.call(routes.settings.updateBusiness, { body: { address: '12 Example Street' } });
  const quote = await api.call(routes.quotes.create, {
    body: {
      clientId: client.id,
      jobId: other.id,
      title: 'Tap',
      lines: [
        { kind: 'labour', description: 'Fit a tap', quantity: 2, unit: 'hour', unitPrice: 45, vat: 'o' },
      ],
    },
  });
  const { url } = await api.call(routes.invoices.link, { params: { id: invoice.id } });
  const ofQuote = await api.call(routes.quotes.link, { params: { id: quote.id } });
  const ofStatement = await api.call(routes.invoices.statementLink, { params: { id: client.id } });
  return {
    quotes: quote.id,
    own: newId(),
    link: tokenIn(url),
    quoteLink: tokenIn(ofQuote.url),
    statementLink: tokenIn(ofStatement.url),
    prices: price.id,
    employees: employee.id,
    'job-assignments': assignment.id,
    clients: client.id,
    jobs: job.id,
    invoices: invoice.id,
    'invoices/drafts': draft.id,
    'invoices/credits': credit.id,
    'invoices/claims': claim.id,
    payments: payment.id,
    inventory: item.id,
    receipts: receipt.id,
    photos: photo.id,
    certificates: certificate.id,
  };
};

/** The id in an address that names a record of this kind. */
export const paramsFor = (path: string, known: Known): AnyInput['params'] => {
  if (path.endsWith('/{year}')) return { year: 2026 };
  if (path.includes('{format}')) return { format: 'receipts', kind: 'csv' };
  if (path.includes('{monthEnd}')) return { monthEnd: '2026-05-05', clientId: known.clients };
  const [, resource] = /^\/api\/([\w/-]+)\/\{id\}/.exec(path) ?? [];
  if (!resource || !(resource in known)) return undefined;
  const id = known[resource as keyof Known];
  if (path.includes('{photoId}')) return { id, photoId: known.photos };
  if (path.includes('{certificateId}')) return { id, certificateId: known.certificates };
  return path.includes('{version}') ? { id, version: 1 } : { id };
};
