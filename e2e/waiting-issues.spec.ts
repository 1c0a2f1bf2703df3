import { expect, type Page } from '@playwright/test';
import { mailTo } from '../functions/testing/inbox.ts';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { allSent, strip, test } from './fixtures/cellar.ts';
import { isKept, isStocked } from './fixtures/device.ts';
import type { Line } from './fixtures/line.ts';
import { dialog } from './fixtures/offline-client.ts';
import { says } from './fixtures/said.ts';
import { services } from './fixtures/test.ts';

const tag = '@one-size';
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

interface Drafted {
  id: number;
  email: string;
}

/** Issued and sent without a connection, which the server then refuses. */
const issueInCellar = async (page: Page, line: Line, { id, email }: Drafted) => {
  await page.goto('/clients');
  await isKept(page, '"/api/clients","pages"]');
  await page.goto(`/invoices?draft=${id}`);
  const issue = page.getByRole('button', { name: 'Issue', exact: true });
  await expect(issue).toBeVisible();
  await isStocked(page);
  await line.cut();
  await issue.click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Send when connected' }).click();
  await expect(page.getByText(`Goes to ${email} when connected`)).toBeVisible();
  await expect(strip(page)).toContainText('2 waiting');
  await line.mend();
  await expect(strip(page)).toContainText('1 needs you · 1 waiting');
};

const drafted = test.extend<{ draft: Drafted }>({
  /** A draft that cannot be issued: nobody has said who sells. */
  draft: async ({ api }, use, { testId }) => {
    const email = `issue-${testId}@example.com`;
    const { id: clientId } = await api.call(clients.create, { body: { name: 'T. Hardy', email } });
    const { id } = await api.call(invoices.createDraft, {
      body: { clientId, lines: [{ ...work, vat: 'o' }], dueDate: addDays(today(), 14) },
    });
    await use({ id, email });
  },
});

drafted(
  'opens the draft of an issue that was refused, to be put right and issued',
  { tag },
  async ({ signedIn: page, api, line, draft }) => {
    const { id, email } = draft;
    await issueInCellar(page, line, draft);
    await strip(page).getByRole('link', { name: 'Show' }).click();
    await dialog(page).getByRole('button', { name: /^Open/ }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('What needs it goes with it: 1 change.');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Open' }).click();
    await expect(page).toHaveURL(new RegExp(`/invoices\\?draft=${id}$`));
    await expect(strip(page)).toBeHidden();
    expect(await api.call(invoices.list, {})).toEqual([]);
    await page.getByRole('button', { name: 'Issue', exact: true }).click();
    await expect(page.getByText('This cannot be issued yet')).toBeVisible();
    await api.call(settings.updateBusiness, { body: seller });
    await page.getByRole('button', { name: 'Issue', exact: true }).click();
    await says(page, /^Invoice .+ issued$/);
    expect(await api.call(invoices.list, {})).toMatchObject([{ amount: 95, status: 'unpaid' }]);
    expect(await mailTo(services().inbox, email)).toEqual([]);
  },
);

drafted(
  'shows what could not be issued as the draft it is; issued again it takes its letter along',
  {
    tag,
  },
  async ({ signedIn: page, api, line, draft }) => {
    await issueInCellar(page, line, draft);
    await api.call(settings.updateBusiness, { body: seller });
    await page.goto('/invoices');
    await page.getByRole('list', { name: 'Drafts' }).getByRole('button').click();
    await page.getByRole('button', { name: 'Issue', exact: true }).click();
    await says(page, /^Invoice .+ issued$/);
    await allSent(page);
    await expect.poll(async () => (await mailTo(services().inbox, draft.email)).length).toBe(1);
    expect(await api.call(invoices.list, {})).toMatchObject([{ amount: 95 }]);
  },
);
