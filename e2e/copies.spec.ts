import { expect } from '@playwright/test';
import { wholeForms } from '../shared/certificates/testing/examples.ts';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { test } from './fixtures/test.ts';

const { certificates, clients, jobs, sites } = routes;

test('Home asks for the tenant’s copy, which is given on paper, and the client’s goes by email', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const email = 'lettings@example.com';
  const { id: clientId } = await api.call(clients.create, { body: { name: 'Mill Lettings', email } });
  const { id } = await api.call(jobs.create, { body: { title: 'Gas check', clientId } });
  const contact = { role: 'tenant', name: 'Tess Tenant', paperOnly: true } as const;
  const place = { clientId, address: '9 Mill Lane', postcode: 'LS1 4AC', tenure: 'private_let' } as const;
  const { id: siteId } = await api.call(sites.create, { body: { ...place, contacts: [contact] } });
  const { id: certificateId } = await api.call(certificates.create, {
    params: { id },
    body: { source: 'written', kind: 'gas_safety', siteId },
  });
  const params = { id, certificateId };
  const visit = { ...(wholeForms.gas_safety.visit as object), day: addDays(today(), -26) };
  const values = { ...wholeForms.gas_safety, visit };
  const { hash, check } = await api.call(certificates.putValues, { params, body: { values } });
  await api.call(certificates.issue, {
    params,
    body: {
      hash: String(hash),
      signatures: [
        { role: 'engineer', name: 'Alex Fitter', typed: true },
        { role: 'customer', absent: true, reason: 'Nobody in' },
      ],
      warningsSeen: (check?.warnings ?? []).map(({ code, path }) => `${code}@${path}`),
    },
  });

  await page.goto('/');
  const needs = page.getByRole('list', { name: 'Needs you' });
  await expect(needs.getByText('Tenant’s copy due in 2 days')).toBeVisible();
  await needs.getByRole('link', { name: 'Send: 9 Mill Lane, LS1 4AC' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByLabel('Mill Lettings · Client')).toBeChecked();
  await expect(sheet.getByLabel('Tess Tenant · Tenant')).toBeDisabled();
  await expectAccessible(page);
  await sheet.getByText('On paper', { exact: true }).click();
  await expect(sheet.getByLabel('Given to')).toHaveValue('1');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
  const record = page.getByRole('region', { name: 'Details' });
  const copies = record.getByRole('list', { name: 'Copies' });
  await expect(copies.getByText('Tess Tenant · Tenant')).toBeVisible();
  await expect(record.getByText(/^Tenant’s copy due/)).toBeHidden();

  await record.getByRole('button', { name: 'Give a copy' }).click();
  await sheet.getByRole('button', { name: 'Send' }).click();
  await expect(sheet).toBeHidden();
  await expect(copies.getByText('Mill Lettings · Client')).toBeVisible();
  await expect(record.getByRole('list', { name: 'Emails' }).getByText('Delivered')).toBeVisible();
  await expectAccessible(page);
});
