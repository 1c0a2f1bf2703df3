import { expect } from '@playwright/test';
import { firmOf } from '#functions/testing/firm-of.ts';
import { wholeForms } from '../shared/certificates/testing/examples.ts';
import { addYears, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { letBeIssuedOn } from './fixtures/certificates.ts';
import { misfitsWhenSmall } from './fixtures/fits.ts';
import { test } from './fixtures/test.ts';

const { certificates, clients, jobs, sites } = routes;

test('offers the owner certificates that are over six years old, and deletes them when told to', async ({
  signedIn: page,
  api,
}) => {
  const { id: clientId } = await api.call(clients.create, { body: { name: 'Mill Lettings' } });
  const { id } = await api.call(jobs.create, { body: { title: 'Alarm checks', clientId } });
  const place = { clientId, address: '9 Mill Lane', postcode: 'LS1 4AC' };
  const { id: siteId } = await api.call(sites.create, { body: place });
  const firmId = await firmOf(api);
  for (let n = 0; n < 4; n++) {
    const body = { source: 'written', kind: 'alarms', siteId } as const;
    const { id: certificateId } = await api.call(certificates.create, { params: { id }, body });
    const params = { id, certificateId };
    const { hash } = await api.call(certificates.putValues, { params, body: { values: wholeForms.alarms } });
    const signatures = [{ role: 'engineer' as const, name: 'Alex Fitter', typed: true as const }];
    await api.call(certificates.issue, { params, body: { hash: String(hash), signatures } });
    if (n < 3) await letBeIssuedOn(firmId, params, addYears(today(), -7));
  }

  await page.goto('/certificates');
  const list = page.getByRole('list', { name: 'Certificates' });
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', { name: '3 over 6 years old' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  expect(await misfitsWhenSmall(page)).toEqual([]);

  await list.getByRole('link', { name: /AL-00001/ }).click();
  const record = page.getByRole('region', { name: 'Details' });
  await record.getByRole('button', { name: 'More actions' }).click();
  await record.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('AL-00001: with PDF, answers, readings, photos and emails');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);

  await page.getByRole('button', { name: 'Delete 2 certificates' }).click();
  await expect(question).toContainText('AL-00003, AL-00002: with PDF');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /over 6 years old/ })).toBeHidden();
  await expect
    .poll(async () => (await api.call(certificates.all, { query: {} })).map(({ number }) => number))
    .toEqual(['AL-00004']);
});
