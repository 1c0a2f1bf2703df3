import type { StoredUser } from '#functions/lib/session.ts';
import { product } from '#shared/product.ts';
import { subjectOf } from '../identity/people.ts';
import { demoClients } from './clients.ts';
import { at, dayMs, hourMs } from './clock.ts';
import { erase } from './erase.ts';
import { demoStock } from './stock.ts';
import { demoYear, type Story } from './year.ts';

export const demoEmail = 'demo@example.com';
const demoUserId = subjectOf(demoEmail);

/** What the stores export, loaded once the environment says where the table is. */
const loadStores = async () => {
  const [auth, users, clients, jobs, invoices, items, moves, trial, settings, { notOnce }] =
    await Promise.all([
      import('#functions/auth/store.ts'),
      import('#functions/auth/entity.ts'),
      import('#functions/clients/store.ts'),
      import('#functions/jobs/store.ts'),
      import('#functions/invoices/store.ts'),
      import('#functions/inventory/store.ts'),
      import('#functions/inventory/moves.ts'),
      import('#functions/subscription/store.ts'),
      import('#functions/settings/store.ts'),
      import('#functions/lib/idempotency.ts'),
    ]);
  return { auth, users, clients, jobs, invoices, items, moves, trial, settings, notOnce };
};
type Stores = Awaited<ReturnType<typeof loadStores>>;

/** Something that happened, epoch milliseconds. */
interface Event {
  at: number;
  happen: () => Promise<unknown>;
}

const business = {
  tradingName: 'Demo Plumbing & Heating',
  legalName: 'Demo Plumbing & Heating Ltd',
  address: '12 Example Street\nExampleton\nEX1 1AA',
  phone: '01632 960099',
  email: demoEmail,
  paymentTermsDays: 30,
  bankName: 'Example Bank',
  sortCode: '00-00-00',
  accountNumber: '00000000',
};

/** The events of one job. Each store's reply is kept for the next event, which needs its id. */
const eventsOf = (
  { client, job, agreedAt, moves, invoice }: Story,
  stores: Stores,
  clientIds: number[],
): Event[] => {
  const clientId = clientIds[client] ?? 0;
  const { jobs, invoices, notOnce } = stores;
  const ids = { job: 0, invoice: 0 };
  const input = invoice && { ...invoice.input, clientId };
  const begin = async () => {
    ids.job = (await jobs.createJob(demoUserId, { ...job, clientId }, notOnce)).id;
  };
  const raise = async () => {
    if (!input) return;
    ids.invoice = (await invoices.createInvoice(demoUserId, { ...input, jobId: ids.job }, notOnce)).id;
  };
  const bePaid = async () =>
    input && invoices.updateInvoice(demoUserId, ids.invoice, { ...input, jobId: ids.job, status: 'paid' });
  return [
    { at: agreedAt, happen: begin },
    ...moves.map(({ at, status }) => ({
      at,
      happen: () => jobs.changeJobStatus(demoUserId, ids.job, { status }),
    })),
    ...(invoice ? [{ at: invoice.at, happen: raise }] : []),
    ...(invoice?.paidAt ? [{ at: invoice.paidAt, happen: bePaid }] : []),
  ];
};

/** What is put on the shelves and what comes and goes. */
const stockEvents = ({ items, moves, notOnce }: Stores, since: number, now: number): Event[] => {
  const ids: number[] = [];
  return demoStock(since, now).map((event) => ({
    at: event.at,
    happen: async () => {
      if ('item' in event) {
        ids[event.number] = (await items.createItem(demoUserId, event.item, notOnce)).id;
        return;
      }
      await moves.recordMove(demoUserId, { itemId: ids[event.number] ?? 0, ...event.move }, notOnce);
    },
  }));
};

const addUser = async ({ auth, users, settings }: Stores, since: number): Promise<void> => {
  await at(since, async () => {
    await auth.saveIdentity({ sub: demoUserId, email: demoEmail, firstName: 'Demo', lastName: 'Plumber' });
    await settings.updateBusiness(demoUserId, business);
  });
  const { data } = await users.userEntity.get({ userId: demoUserId }).go();
  if (!data) throw new Error(`The demo's user of ${product.name} was not written`);
};

const beginTrial = async ({ users, trial, notOnce }: Stores): Promise<void> => {
  const { data } = await users.userEntity.get({ userId: demoUserId }).go({ consistent: true });
  await trial.startTrial(data as StoredUser, notOnce);
};

/** Fills the demo's account afresh with a year that ends today. Answers how much there is of it. */
export const fillDemo = async (now: number): Promise<{ clients: number; jobs: number; invoices: number }> => {
  const stores = await loadStores();
  await erase(demoUserId, demoEmail);
  const stories = demoYear(now);
  const since = Math.min(...stories.map(({ agreedAt }) => agreedAt)) - 2 * dayMs;
  await addUser(stores, since);
  const clientIds: number[] = [];
  for (const [index, client] of demoClients.entries()) {
    const { id } = await at(since + index * hourMs, () =>
      stores.clients.createClient(demoUserId, client, stores.notOnce),
    );
    clientIds.push(id);
  }
  const past = [
    ...stories.flatMap((story) => eventsOf(story, stores, clientIds)),
    ...stockEvents(stores, since + clientIds.length * hourMs, now),
  ]
    .filter((event) => event.at <= now)
    .sort((a, b) => a.at - b.at);
  for (const event of past) await at(event.at, event.happen);
  await beginTrial(stores);
  const happened = (when: number | undefined) => when !== undefined && when <= now;
  return {
    clients: clientIds.length,
    jobs: stories.filter((story) => happened(story.agreedAt)).length,
    invoices: stories.filter((story) => happened(story.invoice?.at)).length,
  };
};
