import { expect } from '@playwright/test';
import { mailTo } from '../functions/testing/inbox.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { allSent, strip } from './fixtures/cellar.ts';
import { test } from './fixtures/invoices.ts';
import { says } from './fixtures/said.ts';
import { services } from './fixtures/test.ts';

test(
  'an invoice goes out with a letter that can be changed, and says when it went',
  { tag: '@one-size' },
  async ({ signedIn: page, api, raise }, { testId }) => {
    const email = `letter-${testId}@example.com`;
    const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'G. Eliot', email } });
    const { id } = await raise({ invoiceNumber: 'SEND-1', clientId, amount: 240 });
    await page.goto(`/invoices?id=${id}`);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Send SEND-1' });
    await expect(sheet.getByLabel('To')).toHaveValue(email);
    await expect(sheet.getByLabel('Subject')).toHaveValue(/^Invoice SEND-1 from /);
    await expect(sheet.getByLabel('Message')).toHaveValue(
      /Dear G\. Eliot,[\s\S]+invoice SEND-1 for £240\.00, due on /,
    );
    await expectAccessible(page);
    const paper = await sheet.getByRole('link', { name: 'SEND-1.pdf' }).getAttribute('href');
    expect((await page.request.get(paper ?? '')).headers()['content-type']).toBe('application/pdf');

    await sheet.getByLabel('To').fill('nobody');
    await sheet.getByRole('button', { name: 'Send' }).click();
    await expect(sheet.getByText('Enter an email address like name@example.com')).toBeVisible();
    await sheet.getByLabel('To').fill(email);
    await sheet.getByLabel('Message').fill('All done. Thank you for the tea.');
    await page.route('**/send', (route) => route.abort('internetdisconnected'));
    await sheet.getByRole('button', { name: 'Send' }).click();
    await says(page, /^Kept on this (phone|device)$/);
    await expect(sheet).toBeHidden();
    await expect(strip(page)).toContainText('1 waiting');
    await page.unroute('**/send');
    await allSent(page);
    await expect(page.getByText('Sent today', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible();
    const [mail, ...others] = await mailTo(services().inbox, email);
    expect(others).toEqual([]);
    expect(mail?.body.text).toContain('All done. Thank you for the tea.');
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual(['SEND-1.pdf']);
  },
);

test('says of a letter that came back where the next one would be sent, and keeps the new address', {
  tag: '@one-size',
}, async ({ signedIn: page, api, raise }) => {
  const email = 'bounce@simulator.amazonses.com';
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'G. Eliot', email } });
  const { id } = await raise({ clientId, invoiceNumber: 'BACK-1' });
  const client = () => api.call(routes.clients.get, { params: { id: clientId } });
  await api.call(routes.invoices.send, { params: { id }, body: { to: email } });
  await expect.poll(async () => (await client()).mailTrouble).toBe('bounced');
  await page.goto(`/invoices?id=${id}&send=${id}`);
  const sheet = page.getByRole('dialog', { name: 'Send BACK-1' });
  await expect(sheet.getByText('The last letter came back.')).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Change' }).click();
  await expect(sheet.getByLabel('To', { exact: true })).toBeFocused();
  await page.keyboard.type('eliot@example.com');
  await sheet.getByRole('button', { name: 'Send to G. Eliot' }).click();
  await says(page, 'Sent to eliot@example.com');
  await expect.poll(client).toMatchObject({ email: 'eliot@example.com', mailTrouble: null });
});

test('asks once for the account to pay into, in the first letter that needs it', {
  tag: '@one-size',
}, async ({ signedIn: page, api, raise }) => {
  const { id } = await raise({ invoiceNumber: 'BANK-1' });
  await page.goto(`/invoices?id=${id}&send=${id}`);
  const asked = page.getByRole('group', { name: 'No bank account on your paper yet' });
  await expect(asked.getByLabel('Account Name')).toHaveValue('Robin Example');
  await asked.getByLabel('Sort Code').fill('12');
  await asked.getByLabel('Account Number').fill('12345678');
  await page.keyboard.press('Enter');
  await expect(asked.getByText('Enter a sort code like 12-34-56')).toBeVisible();
  await asked.getByLabel('Sort Code').fill('12-34-56');
  await asked.getByRole('button', { name: 'Save account' }).click();
  await expect(asked).toBeHidden();
  await expect(page.getByRole('dialog').getByText('12-34-56')).toBeVisible();
  await expect
    .poll(async () => (await api.call(routes.auth.user, {})).business.accountName)
    .toBe('Robin Example');
});

test('says before it goes which words the PDF would show as empty boxes', { tag: '@one-size' }, async ({
  signedIn: page,
  raise,
}) => {
  const { id } = await raise({ notes: 'Danke, dziękuję, diolch, धन्यवाद, شكرا, 谢谢' });
  await page.goto(`/invoices?id=${id}`);
  // Where the PDF is downloaded, shared and linked too.
  await expect(page.getByText('The PDF would show empty boxes')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Send T-1' });
  await expect(sheet.getByText('The PDF would show empty boxes')).toBeVisible();
  await expect(
    sheet.getByText('The PDF cannot print “谢谢”. Write it in Latin letters in the notes.'),
  ).toBeVisible();
});

test('an invoice that went by another way is marked as sent by one press', { tag: '@one-size' }, async ({
  signedIn: page,
  context,
  api,
  raise,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id } = await raise({ amount: 240 });
  await page.goto(`/invoices?id=${id}&send=${id}`);
  const sheet = page.getByRole('dialog', { name: 'Send T-1' });
  await expect(sheet.getByRole('button', { name: 'Mark as sent' })).toBeHidden();
  await sheet.getByRole('button', { name: 'Copy link' }).click();
  await expect(sheet.getByText('Did it go out?')).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Mark as sent' }).click();
  await says(page, 'Marked as sent');
  await expect(sheet).toBeHidden();
  await expect(page.getByText('Sent today', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible();
  expect((await api.call(routes.invoices.get, { params: { id } })).sentAt).not.toBeNull();
});
