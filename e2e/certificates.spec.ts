import { expect } from '@playwright/test';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { loseNext } from './fixtures/lose-next.ts';
import { says, saysKeptOrDone } from './fixtures/said.ts';
import { test } from './fixtures/test.ts';

test('keeps a certificate with its file, and tells Home and the client when it falls due', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const { id: clientId } = await api.call(routes.clients.create, {
    body: { name: 'Ada Byron', email: 'ada@example.com' },
  });
  const { id } = await api.call(routes.jobs.create, { body: { title: 'Boiler', clientId } });
  await page.goto(`/jobs?id=${id}`);
  const record = page.getByRole('region', { name: 'Details' });
  await expect(record.getByText('No certificates yet')).toBeVisible();
  await record.getByRole('button', { name: 'Add Certificate' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Number').fill('GS-11');
  await form.getByLabel('Next Due').fill('');
  await form.getByRole('button', { name: 'Save Certificate' }).click();
  await expect(form.getByText('Enter the next due date')).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('Next Due').fill(addDays(today(), 20));
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
  await form
    .getByLabel('File')
    .setInputFiles({ name: 'record.pdf', mimeType: 'application/pdf', buffer: pdf });
  await loseNext(page, '**/certificates', 'POST');
  await form.getByRole('button', { name: 'Save Certificate' }).click();
  // It was created but the reply was lost; its file follows.
  await saysKeptOrDone(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(record.getByText(/No\. GS-11 · Due /)).toBeVisible();
  await expectAccessible(page);
  await expect
    .poll(async () => (await api.call(routes.certificates.list, { params: { id } }))[0]?.fileType)
    .toBe('application/pdf');
  expect(await api.call(routes.certificates.list, { params: { id } })).toHaveLength(1);
  await record.getByRole('button', { name: 'More actions for Gas safety record' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(form.getByLabel('Number')).toHaveValue('GS-11');
  await form.getByLabel('Number').fill('GS-13');
  // Changed elsewhere meanwhile: both versions are shown.
  const [kept] = await api.call(routes.certificates.list, { params: { id } });
  await api.call(routes.certificates.update, {
    params: { id, certificateId: kept?.id ?? 0 },
    body: { kind: 'gas_safety', number: 'GS-14', nextDue: addDays(today(), 20) },
  });
  await form.getByRole('button', { name: 'Save Certificate' }).click();
  await expect(form.getByText('GS-14')).toBeVisible();
  await form.getByRole('button', { name: 'Save mine' }).click();
  await expect(record.getByText(/No\. GS-13 · Due /)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/dashboard');
  const due = page.getByRole('list', { name: 'Due soon' });
  await expect(due.getByText('Gas safety record')).toBeVisible();
  await expectAccessible(page);
  await due.getByRole('button', { name: 'Email Client' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByLabel('Message')).toHaveValue(/gas safety record is due by/);
  await sheet.getByRole('button', { name: 'Send to Ada Byron' }).click();
  await says(page, 'Email sent to client');
  await expect(sheet).toBeHidden();
  await page.goto(`/jobs?id=${id}`);
  await record.getByRole('button', { name: 'More actions for Gas safety record' }).click();
  await expect(page.getByRole('link', { name: 'Open File' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await says(page, 'Certificate deleted');
  await expect(record.getByText('No certificates yet')).toBeVisible();
});
