import type { Page } from '@playwright/test';
import { clientsContract } from '#shared/clients/contract.ts';
import { addDays, today } from '#shared/dates.ts';
import { invoicesContract } from '#shared/invoices/contract.ts';
import { paymentsContract } from '#shared/payments/contract.ts';
import { eventually, must, type Proof } from './proof.ts';
import type { Site, Visitor } from './site.ts';

const pounds = 240;

/** The onboarding opens, and the app says what Stripe still asks for. */
const begin = async (page: Page, { api }: Visitor): Promise<void> => {
  const { url } = await api.call(paymentsContract.connect, {});
  await page.goto(url);
  const { state, missing } = await api.call(paymentsContract.connectStanding, {});
  must(
    state === 'unfinished' && missing.length > 0,
    `A new account is ${state}, missing ${missing.join(', ')}`,
  );
};

/** Only the stand-in has this button: at Stripe a person has to prove who they are. */
const finish = async (page: Page): Promise<boolean> => {
  const button = page.getByRole('button', { name: 'Give everything and finish' });
  if ((await button.count()) === 0) return false;
  await button.click();
  return true;
};

const payBy = async (page: Page, site: Site, { api }: Visitor): Promise<number> => {
  const client = await api.call(clientsContract.create, { body: { name: 'Ada Byron' } });
  const body = {
    clientId: client.id,
    amount: pounds,
    dueDate: addDays(today(), 14),
    invoiceNumber: 'PROVE-1',
  };
  const { id } = await api.call(invoicesContract.create, { body });
  const { url } = await api.call(invoicesContract.link, { params: { id } });
  await page.goto(url);
  await page.getByRole('button', { name: 'Pay £240.00' }).click();
  await page.getByRole('button', { name: /^Card, Apple Pay/ }).click();
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL(`${site.origin}/guest**`);
  return id;
};

const refund = async ({ api }: Visitor, id: number): Promise<void> => {
  const { payments } = await api.call(invoicesContract.get, { params: { id } });
  const params = { id: payments[0]?.id ?? 0 };
  const { refunded } = await api.call(paymentsContract.refund, { params, body: { amount: 40 } });
  must(refunded === 40, `${refunded} was refunded`);
};

export const connecting: Proof = {
  name: 'Being paid online: an account of the second API, its onboarding, and where it can be finished a payment and a refund',
  needs: 'a test key of Stripe',
  run: async (site, visitor) => {
    const page = await visitor.context.newPage();
    await begin(page, visitor);
    if (await finish(page)) {
      await eventually('The account did not become ready', 30, async () => {
        const { state } = await visitor.api.call(paymentsContract.connectStanding, {});
        return state === 'ready';
      });
      const id = await payBy(page, site, visitor);
      await eventually('The payment did not count', 60, async () => {
        const { status } = await visitor.api.call(invoicesContract.get, { params: { id } });
        return status === 'paid';
      });
      await refund(visitor, id);
    }
    await page.close();
  },
};
