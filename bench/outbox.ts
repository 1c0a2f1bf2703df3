import type { Browser, Page } from '@playwright/test';
import type { Api } from '../local/testing/api-client.ts';
import { newId } from '../shared/ids.ts';
import { routes } from '../shared/routes.ts';
import { phone } from './phone.ts';
import { round } from './timing.ts';

/** Each with a job, and two edits of that: 500 changes in chains of four. */
const clients = 125;

const changes = () =>
  Array.from({ length: clients }, (_, n) => {
    const [clientId, jobId] = [newId(), newId()];
    const named = { title: `Job ${n}`, clientId };
    const [client, job] = [{ subject: `client/${clientId}` }, { subject: `job/${jobId}` }];
    const edit = (description: string, before: string | null) => ({
      ...{ ...job, route: 'PUT /api/jobs/{id}', params: { id: jobId }, set: { ...named, description } },
      base: { updatedAt: '2026-01-01T00:00:00.000Z', fields: { description: before } },
    });
    return [
      {
        ...{ ...client, route: 'POST /api/clients', makes: clientId },
        set: { id: clientId, name: `Client ${n}` },
      },
      {
        ...{ ...job, route: 'POST /api/jobs', makes: jobId, needs: [String(clientId)] },
        set: { id: jobId, ...named },
      },
      edit('Once', null),
      edit('Twice', 'Once'),
    ];
  }).flat();

/** Chains that the app sends in parallel. */
const atOnce = 3;

/** Seconds that the same calls take from a plain loop, as many side by side: what is left is the app's own. */
const bareLoop = async (api: Api): Promise<number> => {
  const began = Date.now();
  const left = Array.from({ length: clients }, (_, n) => n);
  const chain = async (n: number) => {
    const { id: clientId } = await api.call(routes.clients.create, { body: { name: `Bare ${n}` } });
    let job = await api.call(routes.jobs.create, { body: { title: `Bare ${n}`, clientId } });
    for (const description of ['Once', 'Twice']) {
      const { id, title, updatedAt } = job;
      const body = { title, clientId, description, updatedAt };
      job = await api.call(routes.jobs.update, { params: { id }, body });
    }
  };
  const work = async () => {
    for (let n = left.shift(); n !== undefined; n = left.shift()) await chain(n);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return (Date.now() - began) / 1000;
};

/** Writes changes to the log as if they had been made offline. */
const lay = (page: Page, name: string, userId: string, entries: object[]) =>
  page.evaluate(
    async ({ named, user, all }) => {
      const opening = indexedDB.open(named);
      await new Promise((resolve) => {
        opening.onsuccess = resolve;
      });
      const { result: database } = opening;
      const transaction = database.transaction('mutations', 'readwrite');
      const usual = {
        ...{ params: {}, needs: [], makes: null, file: null, supersedes: null },
        ...{ standing: 'queued', tries: 0, at: Date.now(), build: '' },
      };
      for (const entry of all)
        transaction.objectStore('mutations').add({ ...usual, key: crypto.randomUUID(), ...entry });
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      database.close();
      localStorage.setItem(`fettle-waits:${user}`, '1');
    },
    { named: name, user: userId, all: entries },
  );

/** Seconds that 500 waiting changes take from the start of the app until the last has arrived, beside a plain loop of the same calls. */
export const measureOutbox = async (browser: Browser, origin: string, api: Api) => {
  const context = await phone(browser, origin, api.cookie);
  const page = await context.newPage();
  const { id: userId } = await api.call(routes.auth.user, {});
  await page.goto(`${origin}/clients`);
  // The app creates the database; one opened before it would be empty.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('start-outbox')),
  );
  await page.waitForFunction(() => document.documentElement.dataset.filled === 'yes');
  const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name = '' }) => name));
  const name = names.find((one) => one.endsWith(`-${userId}`)) ?? '';
  const all = changes();
  await lay(page, name, userId, all);
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  const began = Date.now();
  await page.reload();
  await page
    .getByText(/\d+ waiting/)
    .first()
    .waitFor();
  await page
    .getByText(/\d+ waiting/)
    .first()
    .waitFor({ state: 'detached', timeout: 120_000 });
  const seconds = (Date.now() - began) / 1000;
  const jobs = await api.call(routes.jobs.list, { query: { limit: '200' } });
  const bareSeconds = round(await bareLoop(api));
  const arrived = jobs.filter(({ description }) => description === 'Twice').length;
  await context.close();
  return [
    {
      changes: all.length,
      calls: sent.length,
      seconds: round(seconds),
      bareSeconds,
      inOrder: arrived === clients,
    },
  ];
};
