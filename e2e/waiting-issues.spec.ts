import { expect, type Page } from '@playwright/test';
import { mailTo } from '../functions/testing/inbox.ts';
import type { Api } from '../local/testing/api-client.ts';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { allSent, strip, test } from './fixtures/cellar.ts';
import { isKept, isStocked } from './fixtures/device.ts';
import { dialog } from './fixtures/offline-client.ts';
import { says } from './fixtures/said.ts';
import { services } from './fixtures/test.ts';

const { clients, invoices, settings } = routes;

const work = {
  kind: 'labour',
  description: 'Hang a door',
  quantity: 1,
  unit: 'visit',
  unitPrice: 95,
} as const;
const seller = {
  businessKind: 'sole_trader',
  tradingName: 'Robin Plumbing',
  ownName: 'Robin Example',
  address: '1 High Street, York',
} as const;

const drafted = async (api: Api, name: string, email: string) => {
  const { id: clientId } = await api.call(clients.create, { body: { name, email } });
  const { id } = await api.call(invoices.createDraft, {
    body: { clientId, lines: [{ ...work, vat: 'o' }], dueDate: addDays(today(), 14) },
  });
  return { id, email };
};
type Drafted = Awaited<ReturnType<typeof drafted>>;

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });

/** Issues and sends an invoice offline, which the server then refuses. */
const issueInCellar = async (page: Page, { id, email }: Drafted) => {
  await page.goto(`/invoices?draft=${id}`);
  await sendButton(page).click();
  await dialog(page).getByRole('button', { name: 'Send when online' }).click();
  await expect(page.getByText(`Will send to ${email} when you’re online`)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
};

test(
  'reopens a refused invoice as a draft, and sends it with its letter',
  { tag: '@one-size' },
  async ({ signedIn: page, api, line }, { testId }) => {
    const hardy = await drafted(api, 'T. Hardy', `hardy-${testId}@example.com`);
    const eliot = await drafted(api, 'G. Eliot', `eliot-${testId}@example.com`);
    await api.call(settings.updateBusiness, { body: seller });
    await page.goto('/clients');
    await isKept(page);
    for (const { id } of [hardy, eliot]) {
      await page.goto(`/invoices?draft=${id}`);
      await expect(sendButton(page)).toBeVisible();
      await isKept(page);
    }
    await isStocked(page);
    await line.cut();
    await issueInCellar(page, hardy);
    await expect(strip(page)).toContainText('2 waiting');
    await issueInCellar(page, eliot);
    await expect(strip(page)).toContainText('4 waiting');
    // Another device says that the seller is a company, but not yet which one.
    await api.call(settings.updateBusiness, { body: { ...seller, businessKind: 'company' } });
    await line.mend();
    await expect(strip(page)).toContainText('2 need you · 2 waiting');

    await strip(page).getByRole('link', { name: 'Show' }).click();
    await dialog(page).getByRole('button', { name: /^Open/ }).first().click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('This also removes what depends on it: 1 change.');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Open' }).click();
    await expect(page).toHaveURL(new RegExp(`/invoices\\?draft=${hardy.id}$`));
    await expect(strip(page)).toContainText('1 needs you · 1 waiting');
    expect(await api.call(invoices.list, {})).toEqual([]);
    await sendButton(page).click();
    await expect(page.getByText('This invoice isn’t ready yet')).toBeVisible();
    await api.call(settings.updateBusiness, { body: seller });
    await sendButton(page).click();
    await says(page, /^Invoice .+ finished$/);
    await expect(dialog(page).getByRole('button', { name: /^Send to/ })).toBeVisible();
    expect(await api.call(invoices.list, {})).toMatchObject([{ amount: 95, status: 'unpaid' }]);

    await page.goto('/invoices');
    // The phone's copy may still show both for a moment.
    await page
      .getByRole('list', { name: 'Drafts' })
      .getByRole('button', { name: /^G. Eliot/ })
      .click();
    await sendButton(page).click();
    await says(page, /^Invoice .+ finished$/);
    await allSent(page);
    await expect.poll(async () => (await mailTo(services().inbox, eliot.email)).length).toBe(1);
    expect(await mailTo(services().inbox, hardy.email)).toEqual([]);
    expect(await api.call(invoices.list, {})).toHaveLength(2);
  },
);
