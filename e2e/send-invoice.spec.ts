import { expect } from '@playwright/test';
import { mailTo } from '../functions/testing/inbox.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { allSent, strip } from './fixtures/cellar.ts';
import { test } from './fixtures/invoices.ts';
import { says, saysKeptOrDone } from './fixtures/said.ts';
import { services } from './fixtures/test.ts';

test(
  'sends an invoice by email or otherwise, and says what is in the way',
  {
    tag: '@one-size',
  },
  async ({ signedIn: page, context, api, raise }, { testId }) => {
    const bounces = 'bounce@simulator.amazonses.com';
    const { id: clientId } = await api.call(routes.clients.create, {
      body: { name: 'G. Eliot', email: bounces },
    });
    const client = () => api.call(routes.clients.get, { params: { id: clientId } });
    const back = await raise({ clientId });
    await api.call(routes.invoices.send, { params: { id: back.id }, body: { to: bounces } });
    await expect.poll(async () => (await client()).mailTrouble).toBe('bounced');
    const notes = 'Danke, dziękuję, diolch, धन्यवाद, شكرا, 谢谢';
    const { id } = await raise({ invoiceNumber: 'SEND-1', clientId, amount: 240, notes });
    await page.goto(`/invoices?id=${id}`);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Send SEND-1' });
    const to = sheet.getByLabel('To', { exact: true });
    await expect(to).toHaveValue(bounces);
    await expect(sheet.getByLabel('Subject')).toHaveValue(/^Invoice SEND-1 from /);
    await expect(sheet.getByLabel('Message')).toHaveValue(
      /Dear G\. Eliot,[\s\S]+invoice SEND-1 for £240\.00, due on /,
    );
    // Characters that the PDF can't print are reported before it is sent.
    await expect(sheet.getByText('The PDF can’t show some characters')).toBeVisible();
    await expect(
      sheet.getByText('The PDF can’t print “谢谢”. Write it in Latin letters in the notes.'),
    ).toBeVisible();
    const paper = await sheet.getByRole('link', { name: 'SEND-1.pdf' }).getAttribute('href');
    expect((await page.request.get(paper ?? '')).headers()['content-type']).toBe('application/pdf');
    await test.step('A browser that refuses to copy is not taken for a link that failed', async () => {
      const copy = sheet.getByRole('button', { name: 'Copy link' });
      await context.grantPermissions([]);
      await copy.click();
      await expect(page.getByText('Your browser didn’t let Fettle copy the link').first()).toBeVisible();
      await expect(sheet.getByText('Did you send it?')).toBeHidden();
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await copy.click();
      await expect(sheet.getByText('Did you send it?')).toBeVisible();
    });
    await expectAccessible(page);

    const email = `letter-${testId}@example.com`;
    await expect(sheet.getByText('The last email bounced.')).toBeVisible();
    await sheet.getByRole('button', { name: 'Change' }).click();
    await expect(to).toBeFocused();
    await page.keyboard.type('nobody');
    await sheet.getByRole('button', { name: 'Send to G. Eliot' }).click();
    await expect(sheet.getByText('Enter an email address like name@example.com')).toBeVisible();
    await to.fill(email);
    await test.step('Send keeps the account that was typed, and nothing goes without it', async () => {
      const asked = sheet.getByRole('group', { name: 'Your bank details are missing' });
      await expect(asked.getByLabel('Account Name')).toHaveValue('Robin Example');
      await asked.getByLabel('Account Number').fill('12345678');
      await sheet.getByRole('button', { name: 'Send to G. Eliot' }).click();
      await expect(asked.getByText('Enter both, or leave both blank')).toBeVisible();
      await asked.getByLabel('Sort Code').fill('12');
      await page.keyboard.press('Enter');
      await expect(asked.getByLabel('Account Number')).toBeFocused();
      await sheet.getByRole('button', { name: 'Send to G. Eliot' }).click();
      await expect(asked.getByText('Enter a sort code like 12-34-56')).toBeVisible();
      expect(await mailTo(services().inbox, email)).toEqual([]);
      await asked.getByLabel('Sort Code').fill('12-34-56');
    });
    await sheet.getByLabel('Message').fill('All done. Thank you for the tea.');
    await page.route('**/send', (route) => route.abort('internetdisconnected'));
    await sheet.getByRole('button', { name: 'Send to G. Eliot' }).click();
    await says(page, 'Saved on this phone');
    await expect(sheet).toBeHidden();
    // The client's new address isn't queued with it.
    await expect(strip(page)).toContainText('1 waiting');
    await page.unroute('**/send');
    await allSent(page);
    await expect(page.getByText('Sent today', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible();
    const [mail, ...others] = await mailTo(services().inbox, email);
    expect(others).toEqual([]);
    expect(mail?.body.text).toContain('All done. Thank you for the tea.');
    expect(mail?.body.text).toContain('12-34-56');
    expect((await api.call(routes.auth.user, {})).business).toMatchObject({
      accountName: 'Robin Example',
      sortCode: '12-34-56',
      accountNumber: '12345678',
    });
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual(['SEND-1.pdf']);
    await expect.poll(client).toMatchObject({ email, mailTrouble: null });

    await test.step('one that went by another way is marked as sent by one press', async () => {
      const { id } = await raise({ invoiceNumber: 'WAY-1' });
      await page.goto(`/invoices?id=${id}&send=${id}`);
      const sheet = page.getByRole('dialog', { name: 'Send WAY-1' });
      await expect(sheet.getByRole('button', { name: 'Mark as sent' })).toBeHidden();
      await sheet.getByRole('button', { name: 'Copy link' }).click();
      await sheet.getByRole('button', { name: 'Mark as sent' }).click();
      await says(page, 'Marked as sent');
      await expect(sheet).toBeHidden();
      await expect(page.getByText('Sent today', { exact: true })).toBeVisible();
      expect((await api.call(routes.invoices.get, { params: { id } })).sentAt).not.toBeNull();
      await page.getByRole('button', { name: 'Send again' }).click();
      await sheet.getByRole('button', { name: 'Send to Mrs A. Byron' }).click();
      await says(page, 'Sent to byron@example.com');
    });
  },
);

test('keeps a half typed account while no email has gone, and never saves it unasked', {
  tag: '@one-size',
}, async ({ signedIn: page, api, raise }) => {
  const first = await raise({ invoiceNumber: 'BANK-1' });
  const second = await raise({ invoiceNumber: 'BANK-2' });
  const sheet = page.getByRole('dialog');
  const asked = sheet.getByRole('group', { name: 'Your bank details are missing' });
  const bank = async () => (await api.call(routes.auth.user, {})).business.accountNumber;
  await page.goto(`/invoices?id=${first.id}`);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await asked.getByLabel('Account Number').fill('12345678');
  await sheet.getByRole('button', { name: 'Send to Mrs A. Byron' }).click();
  await expect(asked.getByText('Enter both, or leave both blank')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(asked.getByLabel('Account Number')).toHaveValue('12345678');
  await asked.getByLabel('Sort Code').fill('12-34-56');
  await page.goto(`/invoices?id=${second.id}&send=${second.id}`);
  await expect(asked.getByLabel('Account Number')).toHaveValue('12345678');
  await expect(asked.getByLabel('Sort Code')).toHaveValue('12-34-56');
  expect(await bank()).toBeNull();

  // Meanwhile another account is saved: the typed one is asked for no more, and not sent with the next email.
  await api.call(routes.settings.updateBusiness, {
    body: { accountName: 'Robin Example', sortCode: '20-20-15', accountNumber: '55555555' },
  });
  await page.goto(`/invoices?id=${first.id}&send=${first.id}`);
  await expect(sheet.getByRole('button', { name: 'Send to Mrs A. Byron' })).toBeVisible();
  await expect(asked).toBeHidden();
  await sheet.getByRole('button', { name: 'Send to Mrs A. Byron' }).click();
  await says(page, 'Sent to byron@example.com');
  expect(await bank()).toBe('55555555');
});

test(
  'an invoice goes out only once the bank details typed with it have arrived',
  {
    tag: '@one-size',
  },
  async ({ signedIn: page, api, raise }, { testId }) => {
    const email = `bank-${testId}@example.com`;
    const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'G. Eliot', email } });
    const { id } = await raise({ clientId });
    const sheet = page.getByRole('dialog');
    let isCut = true;
    await page.route('**/api/settings/business', (route) =>
      isCut ? route.abort('internetdisconnected') : route.fallback(),
    );
    await page.goto(`/invoices?id=${id}&send=${id}`);
    await sheet.getByLabel('Sort Code').fill('12-34-56');
    await sheet.getByLabel('Account Number').fill('87654321');
    await sheet.getByRole('button', { name: /^Send/ }).click();
    await saysKeptOrDone(page);
    await expect(sheet).toBeHidden();
    expect((await api.call(routes.invoices.get, { params: { id } })).sentAt).toBeNull();
    isCut = false;
    await page.reload();
    await expect.poll(async () => (await mailTo(services().inbox, email)).length).toBe(1);
    const [mail] = await mailTo(services().inbox, email);
    expect(mail?.body.text).toContain('87654321');
  },
);

test('asks again for the invoice of a letter when it couldn’t be read', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const { id: clientId } = await api.call(routes.clients.create, {
    body: { name: 'G. Eliot', email: 'eliot@example.com' },
  });
  const { id } = await api.call(routes.invoices.create, {
    body: { invoiceNumber: 'READ-1', clientId, amount: 60, dueDate: '2030-01-01' },
  });
  // The change feed would bring the record, and the app retries without a press: only the press may find it.
  await page.route('**/api/changes**', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.addInitScript(() => addEventListener('click', () => Object.assign(window, { isPressed: true })));
  await page.route('**/api/invoices/*', async (route) => {
    const isPressed = await page.evaluate(() => 'isPressed' in window);
    await (isPressed ? route.fallback() : route.fulfill({ status: 503, body: '{}' }));
  });
  await page.goto(`/invoices?id=${id}&send=${id}`);
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('This couldn’t be loaded')).toBeVisible();
  await sheet.getByRole('button', { name: 'Try Again' }).click();
  await expect(sheet.getByRole('button', { name: 'Send to G. Eliot' })).toBeVisible();
});
