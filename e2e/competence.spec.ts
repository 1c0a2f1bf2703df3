import { expect, type Page } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { allSent, outboxIsHere, strip, test } from './fixtures/cellar.ts';
import { isKept, isStocked } from './fixtures/device.ts';

const { auth, certificates, clients, jobs, sites } = routes;

const recordOn = (page: Page) => page.getByRole('region', { name: 'Details' });

test('keeps qualifications and instruments without a connection, and a form begins with them', {
  tag: '@one-size',
}, async ({ signedIn: page, api, line }) => {
  const { id: clientId } = await api.call(clients.create, { body: { name: 'Mill Lettings' } });
  const place = { clientId, address: '4 Mill Lane', postcode: 'LS1 4AB' };
  const { id: siteId } = await api.call(sites.create, { body: place });
  const { id } = await api.call(jobs.create, { body: { title: 'Service', clientId, siteId } });
  await page.goto('/settings#competence');
  await outboxIsHere(page);
  await isKept(page);
  await isStocked(page);
  await line.cut();
  const form = page.locator('#competence');
  await form.getByLabel('Your licence card number').fill('1234567');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByText('Enter the business’s number too')).toBeVisible();
  await form.getByLabel('Gas Safe registration number').fill('654321');
  await form.getByRole('button', { name: 'Add instrument' }).click();
  await form.getByLabel('Make and model').fill('Kane 458');
  await form.getByLabel('Serial number').fill('K-1');
  await form.getByLabel('Calibration due').fill('2026-01-31');
  await expect(form.getByText('Out of calibration')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(strip(page)).toContainText('1 waiting');
  await line.mend();
  await allSent(page);
  const { competence } = await api.call(auth.user, {});
  expect(competence).toMatchObject({
    gasSafe: { registration: '654321', engineers: [{ owner: true, licence: '1234567' }] },
    instruments: [{ kind: 'analyser', serial: 'K-1', calibrationDue: '2026-01-31' }],
  });

  const body = { source: 'written', kind: 'boiler_service', siteId } as const;
  const { id: certificateId, values } = await api.call(certificates.create, { params: { id }, body });
  expect(values?.visit).toMatchObject({ registration: '654321', licence: '1234567' });
  await page.goto(`/certificates?id=${certificateId}&section=readings`);
  await expect(recordOn(page).getByText('Kane 458 · K-1 · Out of calibration')).toBeVisible();
  await expect(recordOn(page).getByRole('textbox', { name: 'Serial number of the analyser' })).toHaveValue(
    'K-1',
  );
  await expect(recordOn(page).getByLabel('Analyser’s calibration due')).toHaveValue('2026-01-31');
  await expect(
    recordOn(page).getByText('The analyser was due for calibration before this day'),
  ).toBeVisible();
  await expectAccessible(page);
});
