import { expect, type Page, type Route } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { mailTo } from '../functions/testing/inbox.ts';
import { apiWith } from '../local/testing/api-client.ts';
import { addDays, formatDate, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { more } from './fixtures/more.ts';
import { ours } from './fixtures/ours.ts';
import { said, says, shown } from './fixtures/said.ts';
import { services, test } from './fixtures/test.ts';

// The one journey that runs with animations on.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const dialog = (page: Page) => page.getByRole('dialog');

const signIn = async (page: Page, person: { email: string; name: string }) => {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Name').fill(person.name);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

const pick = async (page: Page, label: string, option: string) => {
  await dialog(page).getByLabel(label).click();
  await dialog(page).getByRole('option', { name: option }).click();
};

const pdfText = async (bytes: Uint8Array): Promise<string> =>
  (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text;

test('from the landing page to a paid invoice', async ({ page, person }) => {
  test.slow();
  const clientEmail = `client-${person.email}`;

  await test.step('sign in, which starts the trial that was asked for', async () => {
    const start = page.getByRole('button', { name: 'Start Free Trial' });
    const failWhileShown = async (route: Route) => {
      await shown(page, 'starting trial');
      await route.fulfill({ status: 500, headers: ours, json: { message: 'Oh' } });
    };
    await page.route('**/api/start-trial', failWhileShown, { times: 1 });
    await page.goto('/');
    await page.getByRole('link', { name: 'Start Free Trial' }).first().click();
    await signIn(page, person);
    await said(page, 'trial not started');
    await expect(page.getByRole('heading', { name: 'Start Your Free Trial' })).toBeVisible();
    await expectAccessible(page);
    await start.click();
    await said(page, 'trial started');
    await expect(page.getByText('Welcome back, Robin!')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('add a client', async () => {
    await page.getByRole('link', { name: 'Add New Client' }).click();
    await dialog(page).getByLabel('Name').fill('Harbour Café');
    await dialog(page).getByLabel('Email').fill(clientEmail);
    await dialog(page).getByLabel('Address').fill('1 Quay\nWhitby');
    await dialog(page).getByRole('button', { name: 'Create Client' }).click();
    await said(page, 'client created');
    // It closes by going back in the history, which would apply to a page loaded meanwhile.
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('add a job', async () => {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Create Job' }).click();
    await dialog(page).getByLabel('Job Title').fill('Boiler service');
    await pick(page, 'Client', 'Harbour Café');
    await dialog(page).getByText('More', { exact: true }).click();
    await dialog(page).getByLabel('Amount').fill('250');
    await dialog(page).getByRole('button', { name: 'Create Job' }).click();
    await said(page, 'job created');
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('raise an invoice that is already due', async () => {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Generate Invoice' }).click();
    await dialog(page).getByText('More', { exact: true }).click();
    await dialog(page).getByLabel('Invoice Number').fill('INV-1001');
    await pick(page, 'Client', 'Harbour Café');
    await pick(page, 'Related Job', 'Boiler service');
    await expect(dialog(page).getByLabel('Amount')).toHaveValue('250.00');
    await dialog(page).getByLabel('Due Date').fill(addDays(today(), -3));
    await dialog(page).getByRole('button', { name: 'Create Invoice' }).click();
    await said(page, 'invoice created');
  });

  await test.step('say who it is from', async () => {
    await page.getByRole('button', { name: 'Add your business details' }).click();
    const question = page.getByRole('dialog', { name: 'What should your invoices say about you?' });
    await question.getByLabel('Trading Name').fill('Example Plumbing');
    await question.getByLabel('Sort Code').fill('12-34-56');
    await question.getByLabel('Account Number').fill('12345678');
    await question.getByRole('button', { name: 'Save details' }).click();
    await expect(question).toBeHidden();
  });

  await test.step('hand over its PDF', async () => {
    const address = await page.getByRole('link', { name: 'PDF' }).getAttribute('href');
    const reply = await page.request.get(address ?? '');
    expect(reply.headers()['content-type']).toBe('application/pdf');
    const text = await pdfText(await reply.body());
    for (const words of ['Example Plumbing', 'Harbour Café', 'INV-1001', '£250.00', 'OVERDUE', '12-34-56'])
      expect(text).toContain(words);
  });

  await test.step('have a reminder sent', async () => {
    await more(page, 'Remind');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Remind / })
      .click();
    await said(page, 'reminder sent');
    const [mail, ...others] = await mailTo(services().inbox, clientEmail);
    expect(others).toEqual([]);
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual(['INV-1001.pdf']);
  });

  await test.step('be paid', async () => {
    await page.getByRole('button', { name: 'Mark paid' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Bank transfer' }).click();
    await expect(page.getByText(`Total paid ${formatDate(today())}`)).toBeVisible();
    await says(page, 'Payment recorded');
  });

  await test.step('see it on the dashboard', async () => {
    await page.goto('/');
    await expect(page.getByRole('definition').filter({ hasText: /^£250$/ })).toBeVisible();
    await expect(page.getByText('Invoice paid')).toBeVisible();
    const header = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const stats = await apiWith(services().app, header).call(routes.dashboard.stats, {});
    expect(stats).toMatchObject({ activeJobs: 1, monthlyRevenue: 250, unpaidInvoices: 0, totalClients: 1 });
  });
});
