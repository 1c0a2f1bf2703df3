import { today } from '#shared/dates.ts';
import { newId } from '#shared/ids.ts';
import type { Photo } from '#shared/photos/contract.ts';
import type { Receipt } from '#shared/receipts/contract.ts';
import { routes } from '#shared/routes.ts';
import type { Api } from '../../local/testing/api-client.ts';
import { certificateMakers } from './certificates/make.ts';
import { firmOf } from './firm-of.ts';
import { photoForm, receiptForm } from './forms.ts';
import { anHourAgo, type Known, nobodys } from './known.ts';
import type { Kind, Make } from './makers.ts';
import { quoteMakers } from './quotes/make.ts';
import { tokenIn } from './token-in.ts';

const { assignments, clients, employees, inventory, invoices, jobs, members, payments, prices } = routes;

const sendForm = async <T>(api: Api, path: string, body: FormData): Promise<T> =>
  (await api.send({ method: 'POST', path, body })).body as T;

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

/** How to create one of each kind, along with the records it points to. */
const makers: Record<Exclude<Kind, 'own' | 'firm'>, Make> = {
  clients: (api) => api.call(clients.create, { body: { name: 'Harbour Café' } }),
  jobs: async (api, need) =>
    api.call(jobs.create, { body: { title: 'Boiler', clientId: await need('clients') } }),
  otherJob: async (api, need) =>
    api.call(jobs.create, { body: { title: 'Tap', clientId: await need('clients') } }),
  moved: async (api, need) =>
    api.call(jobs.create, { body: { title: 'Radiator', clientId: await need('clients') } }),
  movedAt: async (api, need) => {
    const params = { id: await need('moved') };
    return { url: (await api.call(jobs.get, { params })).updatedAt };
  },
  invoices: async (api, need) => {
    const pointing = { clientId: await need('clients'), jobId: await need('jobs') };
    const body = { ...pointing, invoiceNumber: 'INV-1', amount: 120.5, dueDate: '2026-01-31' };
    return api.call(invoices.create, { body });
  },
  'invoices/drafts': async (api, need) =>
    api.call(invoices.createDraft, { body: { clientId: await need('clients'), jobId: await need('jobs') } }),
  payments: async (api, need) =>
    api.call(payments.record, {
      body: { invoiceId: await need('invoices'), amount: 20.5, method: 'cash', paidOn: today() },
    }),
  'invoices/credits': async (api, need) =>
    api.call(invoices.credit, { params: { id: await need('invoices') }, body: { lines: [penny] } }),
  'invoices/claims': async (api, need) => {
    // A claim demands what these left unpaid.
    await need('payments');
    await need('invoices/credits');
    return api.call(invoices.claim, { params: { id: await need('invoices') }, body: demand });
  },
  inventory: (api) =>
    api.call(inventory.create, {
      body: { name: 'Copper pipe', category: 'parts', sku: 'PIPE-15', quantity: 40 },
    }),
  receipts: (api) => sendForm<Receipt>(api, '/api/receipts', receiptForm()),
  'members/invitations': (api) =>
    api.call(members.invite, { body: { email: `${newId()}@example.com`, role: 'office' } }),
  prices: (api) =>
    api.call(prices.create, {
      body: { name: 'Call-out', kind: 'labour', unit: 'visit', unitPrice: 65, vat: 'o' },
    }),
  photos: async (api, need) => sendForm<Photo>(api, `/api/jobs/${await need('jobs')}/photos`, photoForm()),
  ...certificateMakers,
  sites: async (api, need) =>
    api.call(routes.sites.create, {
      body: { clientId: await need('clients'), address: '9 Mill Lane\nLeeds', postcode: 'LS1 4AB' },
    }),
  appliances: async (api, need) =>
    api.call(routes.sites.addAppliance, {
      params: { id: await need('sites') },
      body: { kind: 'boiler', location: 'Kitchen' },
    }),
  employees: (api) => api.call(employees.create, { body: { firstName: 'Alex', lastName: 'Example' } }),
  'job-assignments': async (api, need) =>
    api.call(assignments.create, {
      body: { jobId: await need('otherJob'), employeeId: await need('employees') },
    }),
  'time/punches': async (api, need) =>
    api.call(routes.time.punch, {
      body: { employeeId: await need('employees'), at: anHourAgo(), kind: 'work', jobId: await need('jobs') },
    }),
  leave: async (api, need) =>
    api.call(routes.leave.create, {
      body: { employeeId: await need('employees'), kind: 'training', from: '2026-02-02', to: '2026-02-03' },
    }),
  ...quoteMakers,
  link: async (api, need) => api.call(invoices.link, { params: { id: await need('invoices') } }),
  statementLink: async (api, need) =>
    api.call(invoices.statementLink, { params: { id: await need('clients') } }),
};

/** What nobody has to make. */
const isThere = (kind: Kind): kind is 'own' | 'firm' => kind === 'own' || kind === 'firm';

/** Creates one record of each kind, or of the named kinds and what they point to. The others keep ids that nothing has. */
export const known = async (api: Api, kinds = Object.keys(nobodys) as (keyof Known)[]): Promise<Known> => {
  const made: Record<string, number | string> = { own: newId(), firm: await firmOf(api) };
  const need = async (kind: Kind): Promise<number> => {
    if (!isThere(kind) && made[kind] === undefined) {
      const reply = await makers[kind](api, need);
      made[kind] = 'id' in reply ? reply.id : tokenIn(reply);
    }
    return Number(made[kind]);
  };
  // A quote's PDF needs the seller's address.
  await api.call(routes.settings.updateBusiness, { body: { address: '12 Example Street' } });
  for (const kind of kinds) await need(kind);
  const { otherJob: _, ...named } = made;
  return { ...nobodys, ...named };
};
