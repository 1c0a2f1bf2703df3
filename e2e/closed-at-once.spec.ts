import { expect, type Page } from '@playwright/test';
import type { Api } from '../local/testing/api-client.ts';
import { routes } from '../shared/routes.ts';
import { test } from './fixtures/cellar.ts';
import { isKept, isStocked } from './fixtures/device.ts';

const { clients, invoices, jobs } = routes;

interface Act {
  name: string;
  address: string;
  /** What is typed before the press, if anything. */
  type?: (page: Page) => Promise<unknown>;
  press: string;
  /** The screen has answered when the dialog is gone, and a button with this name. */
  until: string;
  /** Whether the server has it. */
  isMade: () => Promise<boolean>;
}

/** A client, an invoice to pay and a job to complete, and what is pressed. */
const actsOf = async (api: Api): Promise<Act[]> => {
  const { id: clientId } = await api.call(clients.create, { body: { name: 'G. Eliot' } });
  const body = { clientId, invoiceNumber: 'T-1', amount: 120, dueDate: '2030-01-01' };
  const { id: invoice } = await api.call(invoices.create, { body });
  const { id: job } = await api.call(jobs.create, {
    body: { title: 'Boiler service', clientId, status: 'in_progress', amount: 85 },
  });
  return [
    {
      name: 'Complete',
      address: `/jobs?id=${job}&finish=${job}`,
      ...{ press: 'Finish only', until: 'Complete' },
      isMade: async () => (await api.call(jobs.get, { params: { id: job } })).status === 'completed',
    },
    {
      name: 'Record payment',
      address: `/invoices?id=${invoice}&pay=${invoice}`,
      ...{ press: 'Record payment', until: 'Record payment' },
      isMade: async () => (await api.call(invoices.get, { params: { id: invoice } })).paid === 120,
    },
    {
      name: 'Add client',
      address: '/clients?new=1',
      type: (page) => page.getByRole('dialog').getByLabel('Name').fill('T. Hardy'),
      ...{ press: 'Create Client', until: 'Create Client' },
      isMade: async () => (await api.call(clients.list, {})).some(({ name }) => name === 'T. Hardy'),
    },
  ];
};

/** Presses a button. When the screen answers, before it is even painted, the page stops for a second, in which it is ended. */
const pressAndStop = async (page: Page, { press, until }: Act): Promise<void> => {
  const answered = new Promise<void>((resolve) => void page.exposeFunction('sayAnswered', resolve));
  await page.waitForFunction(() => 'sayAnswered' in globalThis);
  await page.evaluate(
    ([pressed, awaited]) => {
      const named = (name: string) =>
        [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
      const stop = () => {
        if (document.querySelector('dialog[open], [role=dialog]') || named(awaited)) return;
        void (globalThis as unknown as { sayAnswered: () => unknown }).sayAnswered();
        const from = performance.now();
        while (performance.now() - from < 1000);
      };
      new MutationObserver(stop).observe(document, { childList: true, subtree: true, characterData: true });
      setTimeout(() => named(pressed)?.click());
    },
    [press, until] as const,
  );
  await answered;
};

/** How a page is ended, prepared while it still answers. */
const ends = {
  'its tab is closed': async (page: Page) => () => page.close(),
  'its process dies': async (page: Page) => {
    const devtools = await page.context().newCDPSession(page);
    return async () => {
      const died = page.waitForEvent('crash');
      void devtools.send('Page.crash').catch(() => undefined);
      await died;
      await page.close();
    };
  },
};

for (const [how, endOf] of Object.entries(ends)) {
  for (const offline of [false, true]) {
    test(`what the screen has answered is kept if ${how} in the same instant, ${offline ? 'offline' : 'online'}`, {
      tag: '@one-size',
    }, async ({ signedIn: first, context, api, line }) => {
      const acts = await actsOf(api);
      await first.goto(`${line.origin}/dashboard`);
      await isStocked(first);
      await isKept(first);
      if (offline) await line.cut();
      await first.close();
      for (const act of acts) {
        const page = await context.newPage();
        await page.goto(`${line.origin}${act.address}`);
        await expect(page.getByRole('button', { name: act.press, exact: true })).toBeVisible();
        await act.type?.(page);
        const end = await endOf(page);
        await pressAndStop(page, act);
        await end();
      }
      const later = await context.newPage();
      if (offline) await line.mend();
      await later.goto(`${line.origin}/dashboard`);
      for (const { name, isMade } of acts) await expect.poll(isMade, name).toBe(true);
    });
  }
}
