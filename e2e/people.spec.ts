import { expect } from '@playwright/test';
import { mailTo } from '../functions/testing/inbox.ts';
import { cookieIn } from '../functions/testing/join.ts';
import { apiFor, apiWith } from '../local/testing/api-client.ts';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { giveCookies, services, test } from './fixtures/test.ts';

const colleague = () => `pat-${crypto.randomUUID().slice(0, 8)}@example.com`;

/** The join link in the latest email to an address. */
const linkTo = async (email: string): Promise<string> => {
  const mail = (await mailTo(services().inbox, email)).at(-1);
  return /\S+\/join#\S+/.exec(mail?.body.text ?? '')?.[0] ?? '';
};

test('an owner invites somebody, who joins by the link in the mail and is taken out again', {
  tag: '@one-size',
}, async ({ signedIn: page, browser, person, api }) => {
  await api.call(routes.settings.updateBusiness, { body: { tradingName: 'Harbour Plumbing' } });
  const email = colleague();
  await page.goto('/settings#people');
  const people = page.locator('#people');
  await expect(people.getByText(`You · Owner · ${person.email}`)).toBeVisible();
  await people.getByLabel('Email', { exact: true }).fill(email);
  await people.getByLabel('What they may do', { exact: true }).selectOption('Accountant');
  await people.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(people.getByText('Accountant · Invited')).toBeVisible();
  await expectAccessible(page);

  const link = await linkTo(email);
  const theirs = await browser.newContext();
  const join = await theirs.newPage();
  // Signed out, it says which firm the link leads to and who it is for.
  await join.goto(link);
  await expect(join.getByRole('heading', { name: 'Join Harbour Plumbing' })).toBeVisible();
  await expect(join.getByText('p•••@example.com')).toBeVisible();
  await expectAccessible(join);
  const signIn = join.getByRole('link', { name: 'Sign In to join' });
  expect(await signIn.getAttribute('href')).not.toContain(link.split('#')[1]);
  const colleagues = await apiFor(services(), email, 'Pat Example');
  await giveCookies(theirs, services().app, colleagues.cookie);
  // The sign-in returns here without the link's fragment.
  await join.goto('/join');
  await expect(join.getByRole('button', { name: 'Join Harbour Plumbing' })).toBeVisible();
  // Their own subscription doesn't matter here.
  await expect(join.getByText('No Subscription')).toHaveCount(0);
  await join.getByRole('button', { name: 'Join Harbour Plumbing' }).click();
  await join.waitForURL('/dashboard');
  const { id: userId } = await colleagues.call(routes.auth.user, {});
  expect(await api.call(routes.members.list, {})).toMatchObject([{}, { userId, role: 'accountant' }]);

  await page.reload();
  await people.getByLabel('What Pat Example may do').selectOption('Office');
  await expect(people.getByText(`Office · ${email}`)).toBeVisible();
  await people.getByRole('button', { name: 'Remove Pat Example' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).last().click();
  await expect(people.getByText(`Removed · ${email}`)).toBeVisible();
  await join.goto(link);
  await expect(join.getByText('This invitation was used already')).toBeVisible();
  await theirs.close();
});

test('somebody in two firms goes from one to the other', { tag: '@one-size' }, async ({
  page,
  person,
  api,
}) => {
  const other = await apiFor(services(), colleague(), 'Pat Example');
  await other.call(routes.subscription.startTrial, {});
  for (const [firm, name] of [
    [api, 'Own'],
    [other, 'Harbour'],
  ] as const) {
    await firm.call(routes.settings.updateBusiness, { body: { tradingName: `${name} Plumbing` } });
    await firm.call(routes.clients.create, { body: { name: `${name} client` } });
  }
  await other.call(routes.members.invite, { body: { email: person.email, role: 'office' } });
  const token = (await linkTo(person.email)).split('#')[1] ?? '';
  const { headers } = await api.answer(routes.members.accept, { body: { token } });
  await giveCookies(page.context(), services().app, cookieIn(headers));
  await page.goto('/clients');
  await expect(page.getByText('Harbour client')).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  const firm = page.getByRole('dialog').getByLabel('Firm', { exact: true });
  await expect(firm.getByRole('option')).toHaveCount(2);
  await expect(firm.locator('option:checked')).toHaveText('Harbour Plumbing');
  await expectAccessible(page);
  await firm.selectOption('Own Plumbing');
  await expect(page.getByText('Own client')).toBeVisible();
  await expect(page.getByText('Harbour client')).toHaveCount(0);
});

test('histories say who did what, and an owner hands the firm over', {
  tag: '@one-size',
}, async ({ signedIn: page, person, api }) => {
  const email = colleague();
  await api.call(routes.members.invite, { body: { email, role: 'office' } });
  const newcomer = await apiFor(services(), email, 'Pat Example');
  const token = (await linkTo(email)).split('#')[1] ?? '';
  const { headers } = await newcomer.answer(routes.members.accept, { body: { token } });
  const pat = apiWith(services().app, cookieIn(headers));
  const { id: clientId } = await pat.call(routes.clients.create, { body: { name: 'Harbour Café' } });
  const { id } = await pat.call(routes.jobs.create, { body: { title: 'Boiler', clientId } });
  await api.call(routes.jobs.changeStatus, { params: { id }, body: { status: 'in_progress' } });
  await page.goto(`/jobs?id=${id}`);
  await expect(page.getByText('Job created · Pat Example')).toBeVisible();
  await expect(page.getByText('Work started · Robin Example')).toBeVisible();

  const sums = { clientId, amount: 60, dueDate: '2030-01-31' };
  const sent = await api.call(routes.invoices.create, { body: { ...sums, invoiceNumber: 'INV-1' } });
  await pat.call(routes.invoices.handedOver, { params: { id: sent.id } });
  await page.goto(`/invoices?id=${sent.id}`);
  await expect(page.getByText('Created · Robin Example')).toBeVisible();
  await expect(page.getByText('Sent · Pat Example')).toBeVisible();
  const client = { name: 'Harbour Café', email: 'harbour@example.com' };
  await api.call(routes.clients.update, { params: { id: clientId }, body: client });
  const due = { ...sums, dueDate: addDays(today(), -5), invoiceNumber: 'INV-3' };
  const late = await pat.call(routes.invoices.create, { body: due });
  await pat.call(routes.invoices.remind, { params: { id: late.id } });
  await page.goto(`/invoices?id=${late.id}`);
  await expect(page.getByText('Reminded · Pat Example')).toBeVisible();
  const wrong = await api.call(routes.invoices.create, { body: { ...sums, invoiceNumber: 'INV-2' } });
  await pat.call(routes.invoices.void, { params: { id: wrong.id }, body: { reason: 'Wrong client' } });
  await page.goto(`/invoices?id=${wrong.id}`);
  await expect(page.getByText(/^Voided.* · Pat Example$/)).toBeVisible();

  await page.goto('/settings#people');
  const people = page.locator('#people');
  await expect(people.getByText('A firm needs an owner.')).toBeVisible();
  const role = people.getByLabel('What Pat Example may do');
  await role.selectOption('Owner');
  const dialog = page.getByRole('dialog', { name: 'Make Pat Example an owner?' });
  await expectAccessible(page);
  await dialog.getByLabel('Hand over to them').check();
  await dialog.getByRole('button', { name: 'Make Owner' }).click();
  await expect(people.getByText(`You · Office · ${person.email}`)).toBeVisible();
  await expect(people.getByText(`Owner · ${email}`)).toBeVisible();
  await expect(role).toHaveCount(0);
});
