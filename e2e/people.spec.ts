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
  // A forwarded mail admits nobody else, who is told whose it is.
  const strange = await browser.newContext();
  const stranger = await apiFor(services(), colleague(), 'Jo Other');
  await giveCookies(strange, services().app, stranger.cookie);
  const turnedAway = await strange.newPage();
  await turnedAway.goto(link);
  await turnedAway.getByRole('button', { name: 'Join Harbour Plumbing' }).click();
  await expect(turnedAway.getByText(/This invitation is for p•••@example\.com/)).toBeVisible();
  await strange.close();
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

  // The owner's page shows it without being reloaded.
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

test('an employee’s record holds their sign-in: invited, in, what they may do, devices, and removed', {
  tag: '@one-size',
}, async ({ signedIn: page, browser, api }) => {
  const email = colleague();
  const body = { firstName: 'Pat', lastName: 'Example', email };
  const { id } = await api.call(routes.employees.create, { body });
  const { id: other } = await api.call(routes.employees.create, {
    body: { firstName: 'Kim', lastName: 'Example' },
  });
  await page.goto(`/employees?id=${id}`);
  const record = page.getByRole('article');
  await record.getByRole('radio', { name: 'Sign-in' }).click();
  await expect(record.getByText('They can’t sign in yet.', { exact: false })).toBeVisible();
  await expect(record.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(record.getByText('They see their own jobs.', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await record.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(record.getByText('Field · Invited')).toBeVisible();
  await expect(record.getByRole('button', { name: `Send again: ${email}` })).toBeVisible();
  await expect(record.getByRole('button', { name: 'Invite', exact: true })).toHaveCount(0);
  await expectAccessible(page);

  const pat = await apiFor(services(), email, 'Pat Example');
  const token = (await linkTo(email)).split('#')[1] ?? '';
  const { headers } = await pat.answer(routes.members.accept, { body: { token } });
  const theirs = await browser.newContext();
  await giveCookies(theirs, services().app, cookieIn(headers));
  await (await theirs.newPage()).goto('/dashboard');
  await page.reload();
  const role = record.getByLabel('What Pat Example may do');
  await expect(role).toHaveValue('field');
  await expect(record.getByText('Last here')).toBeVisible();
  await expect(record.getByText('Today', { exact: true })).toBeVisible();
  await record.getByLabel('Pat Example: Sees prices').click();
  await expect
    .poll(async () => (await api.call(routes.members.list, {})).find(({ employeeId }) => employeeId === id))
    .toMatchObject({ role: 'field', seesPrices: true });
  await role.selectOption('Office');
  await expect(record.getByText('They plan the work', { exact: false })).toBeVisible();
  await record.getByRole('button', { name: /^Sign out / }).click();
  await expect(page.getByText('Signed out')).toBeVisible();
  await expectAccessible(page);

  // Deleting the record doesn't end the sign-in, which the question says.
  await page.goto('/employees');
  await page.getByRole('button', { name: 'Delete Pat Example' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('They can still sign in afterwards.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.goto(`/employees?id=${id}&tab=sign-in`);
  await record.getByRole('button', { name: 'Remove Pat Example' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(record.getByText('They can’t sign in yet.', { exact: false })).toBeVisible();
  await expect(record.getByRole('button', { name: 'Invite', exact: true })).toBeVisible();

  // Somebody else has none of it.
  await page.goto(`/employees?id=${other}&tab=sign-in`);
  await expect(record.getByLabel('Email', { exact: true })).toHaveValue('');
  await theirs.close();
});

test('the office invites and removes field workers, and changes nobody’s role', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  const [office, field] = [colleague(), colleague()];
  const joined = async (email: string, name: string) => {
    const one = await apiFor(services(), email, name);
    const token = (await linkTo(email)).split('#')[1] ?? '';
    return cookieIn((await one.answer(routes.members.accept, { body: { token } })).headers);
  };
  await api.call(routes.members.invite, { body: { email: office, role: 'office' } });
  await giveCookies(page.context(), services().app, await joined(office, 'Kim Office'));
  await page.goto('/settings#people');
  const people = page.locator('#people');
  await expect(people.getByLabel('What they may do', { exact: true }).getByRole('option')).toHaveText([
    'Field',
  ]);
  await people.getByLabel('Email', { exact: true }).fill(field);
  await people.getByLabel('First Name').fill('Sam');
  await people.getByLabel('Last Name').fill('Field');
  await people.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(people.getByRole('button', { name: `Withdraw: ${field}` })).toBeVisible();
  await joined(field, 'Sam Field');
  await page.reload();
  await expect(people.getByRole('button', { name: 'Remove Sam Field' })).toBeVisible();
  await expect(people.getByLabel('What Sam Field may do')).toHaveCount(0);
  await expect(people.getByRole('button', { name: /^Remove/ })).toHaveCount(1);
  await expectAccessible(page);
  await people.getByRole('button', { name: 'Remove Sam Field' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(people.getByText(`Removed · ${field}`)).toBeVisible();
});

test('the people are shown once it is known who may be an employee, so that no row moves under a finger', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  await api.call(routes.employees.create, {
    body: { firstName: 'Sam', lastName: 'Field', email: 'sam-field@example.com' },
  });
  let arrive = () => {};
  const mayArrive = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/api/employees', async (route) => {
    await mayArrive;
    await route.fallback();
  });
  const members = page.waitForResponse('**/api/members');
  await page.goto('/settings#people');
  await (await members).finished();
  const people = page.locator('#people');
  await expect(people.getByLabel('Email', { exact: true })).toBeVisible();
  await expect(people.getByText(/^You · Owner/)).toHaveCount(0);
  arrive();
  await expect(people.getByRole('combobox', { name: /^Which employee/ })).toBeVisible();
});
