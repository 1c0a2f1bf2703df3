import { expect } from '@playwright/test';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { allSent, strip, test } from './fixtures/cellar.ts';
import { isKept } from './fixtures/device.ts';
import { misfitsWhenSmall } from './fixtures/fits.ts';
import { noFiles } from './fixtures/no-files.ts';
import { dialog, pick, ready, saveClient, typeClient } from './fixtures/offline-client.ts';
import { photo } from './fixtures/receipts.ts';
import { says } from './fixtures/said.ts';

test('makes a client, a job and an invoice offline, and sends each once', {
  tag: '@one-size',
}, async ({ signedIn: page, api, line }) => {
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'Mrs Example' } });
  const { id: jobId } = await api.call(routes.jobs.create, { body: { title: 'New boiler', clientId } });
  await api.call(routes.invoices.create, {
    body: { invoiceNumber: 'OPEN-1', clientId, jobId, amount: 240, dueDate: addDays(today(), 30) },
  });
  const madeFor = async (name: string) => {
    const found = (await api.call(routes.clients.list, {})).filter((client) => client.name === name);
    expect(found).toHaveLength(1);
    return found[0]?.id;
  };
  const billed = async (sum: number) =>
    (await api.call(routes.invoices.list, {}))
      .filter(({ amount }) => amount === sum)
      .map((invoice) => invoice.clientId);

  await test.step('an invoice and its client where no list was ever on this device', async () => {
    await noFiles(page);
    await ready(page, '/dashboard');
    await line.cut();
    await page.goto('/invoices?new=1');
    await dialog(page).getByLabel('Client').fill('Mrs New');
    await page.getByRole('option', { name: 'Add “Mrs New” as a client' }).click();
    await says(page, 'Saved on this phone');
    await dialog(page).getByLabel('Amount').fill('75');
    await dialog(page).getByRole('button', { name: 'Create Invoice' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(strip(page)).toContainText('Offline · 2 waiting');
    await line.mend();
    await allSent(page);
    expect(await billed(75)).toEqual([await madeFor('Mrs New')]);
  });

  await test.step('the papers of a client and of a job that were never opened', async () => {
    for (const place of ['jobs', 'clients', 'invoices', 'quotes']) {
      await page.goto(`/${place}`);
      await isKept(page);
    }
    await isKept(page);
    await line.cut();
    await page.goto(`/clients?id=${clientId}`);
    const papers = page.getByRole('region', { name: 'Jobs and documents' });
    await expect(papers.getByText('New boiler')).toBeVisible();
    await expect(papers.getByText('OPEN-1')).toBeVisible();
    await page.goto(`/jobs?id=${jobId}`);
    await expect(page.getByRole('link', { name: /OPEN-1/ })).toBeVisible();
    await expect(page.getByText('The certificates couldn’t be loaded')).toBeHidden();
  });

  await test.step('a client, a job of theirs and an invoice', async () => {
    await page.goto('/jobs');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'More' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Clients' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('link', { name: 'Clients' }).click();
    await typeClient(page, 'Mrs Late');
    await saveClient(page);
    await says(page, 'Saved on this phone');
    await says(page, 'Saved until you close this window');
    await expect(dialog(page)).toBeHidden();
    await expect(strip(page)).toContainText('Offline · 1 waiting');
    await expectAccessible(page);
    await strip(page).getByRole('link', { name: 'Show' }).click();
    await expect(dialog(page).getByText('Mrs Late')).toBeVisible();
    await expect(dialog(page).getByText(/^Saved in this window since/)).toContainText(
      'This browser saves nothing once you close it.',
    );
    expect(await misfitsWhenSmall(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await page.getByRole('link', { name: 'Mrs Late' }).click();
    await expect(page.getByRole('heading', { name: 'Mrs Late' })).toBeVisible();
    await page.getByRole('link', { name: 'Create Job' }).first().click();
    await expect(dialog(page).getByLabel('Client')).toHaveValue('Mrs Late');
    await dialog(page).getByLabel('Title').fill('Mend the tap');
    await dialog(page).getByRole('button', { name: 'Create Job' }).click();
    await expect(strip(page)).toContainText('2 waiting');
    await page.getByRole('link', { name: 'Invoices' }).click();
    await page.getByRole('button', { name: 'Create Invoice' }).first().click();
    await pick(page, 'Client', 'Mrs Late');
    await dialog(page).getByLabel('Amount').fill('80');
    await dialog(page).getByRole('button', { name: 'Create Invoice' }).click();
    await expect(strip(page)).toContainText('3 waiting');
    await expect(page.getByRole('heading', { name: '£80.00' })).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await page.reload();
    await expect(strip(page)).toContainText('Offline · 3 waiting');
    await expect(page.getByRole('heading', { name: '£80.00' })).toBeVisible();
    const before = line.changes.length;
    await line.mend();
    await allSent(page);
    const calls = line.changes.slice(before).map(({ call }) => call);
    expect(calls.toSorted()).toEqual(['POST /api/clients', 'POST /api/invoices', 'POST /api/jobs']);
    const late = await madeFor('Mrs Late');
    expect((await api.call(routes.jobs.list, {})).filter((job) => job.clientId === late)).toMatchObject([
      { title: 'Mend the tap' },
    ]);
    expect(await billed(80)).toEqual([late]);
    await expect(page.getByText('Waiting')).toBeHidden();
  });

  await test.step('the form of a receipt where none was ever opened', async () => {
    await line.cut();
    await page.goto('/receipts?new=1');
    await dialog(page).getByLabel('Upload').setInputFiles(photo);
    await dialog(page).getByRole('button', { name: 'Scan it later' }).click();
    await expect(page.getByRole('region', { name: '1 receipt to scan' })).toBeVisible();
  });
});
