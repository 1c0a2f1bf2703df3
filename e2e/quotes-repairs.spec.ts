import { expect } from '@playwright/test';
import { wholeForms } from '../shared/certificates/testing/examples.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { test } from './fixtures/cellar.ts';
import { startedForm } from './fixtures/certificates.ts';
import { says } from './fixtures/said.ts';

const { certificates } = routes;

test('what a certificate found is quoted for in one press, warned of and put right', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const params = await startedForm(api, 'gas_safety', { title: 'Gas check', email: 'ada@example.com' });
  const { certificateId } = params;
  const whole = wholeForms.gas_safety;
  const defect = { row: 0, class: 'AR', action: 'Turned it off', remedied: 'no' };
  const [fire, ...others] = whole.appliances as object[];
  const values = {
    ...whole,
    appliances: [{ ...fire, ventilation: 'fail', safe: 'no' }, ...others],
    defects: [
      { ...defect, text: 'Vent blocked' },
      { ...defect, text: 'Flame picture poor' },
    ],
  };
  const { hash, check } = await api.call(certificates.putValues, { params, body: { values } });
  const warningsSeen = (check?.warnings ?? []).map(({ code, path }) => `${code}@${path}`);
  const signatures = [
    { role: 'engineer', name: 'Alex Fitter', typed: true },
    { role: 'customer', absent: true, reason: 'Nobody was in' },
  ] as const;
  await api.call(certificates.issue, {
    params,
    body: { hash: String(hash), signatures: signatures.map((each) => ({ ...each })), warningsSeen },
  });

  await page.goto(`/certificates?id=${certificateId}`);
  const record = page.getByRole('region', { name: 'Details' });
  const found = record.getByRole('region', { name: 'What was found' });
  await expect(found.getByText('Fire · Lounge')).toHaveCount(2);
  await expectAccessible(page);
  await found.getByRole('button', { name: 'Put right: Flame picture poor' }).click();
  await expect(found.getByText(/^Put right on /)).toBeVisible();
  await page.getByRole('button', { name: 'Quote the repairs' }).click();
  await says(page, 'Quote drafted from what was found');
  await expect(page.getByText('AR · Fire Lounge: Vent blocked').first()).toBeVisible();
  await expect(page.getByText(/Flame picture poor/)).toBeHidden();

  await page.goto(`/certificates?id=${certificateId}`);
  await expect(found.getByRole('link', { name: 'Open the quote for the repairs' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Quote the repairs' })).toBeHidden();
  await found.getByRole('button', { name: 'Warning notice' }).click();
  await expect(record.getByRole('heading', { name: 'Gas warning notice' })).toBeVisible();
  await record.getByRole('button', { name: /What is unsafe/ }).click();
  await expect(record.getByLabel('What is wrong')).toHaveValue('Vent blocked');
  await expect(record.getByLabel('Appliance', { exact: true })).toHaveValue('Fire');
});
