import { expect } from '@playwright/test';
import { mailTo } from '../functions/testing/inbox.ts';
import { addDays, formatDate, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { misfitsWhenSmall } from './fixtures/fits.ts';
import { test } from './fixtures/guest.ts';
import { services } from './fixtures/test.ts';

const { clients, dues, settings, sites } = routes;

test('whoever is emailed about a check can ask for a visit or say it was done', {
  tag: '@one-size',
}, async ({ api, guest, signedIn: page }) => {
  const email = `mill${Date.now()}@example.com`;
  const { id: clientId } = await api.call(clients.create, { body: { name: 'Mill Lettings', email } });
  await api.call(settings.updateBusiness, { body: { tradingName: 'Harbour Plumbing' } });
  const at = async (address: string) =>
    (await api.call(sites.create, { body: { clientId, address, postcode: 'LS1 4AC' } })).id;
  const dueOn = addDays(today(), 20);
  for (const [siteId, kind] of [
    [await at('9 Mill Lane'), 'gas_safety'],
    [await at('11 Mill Lane'), 'alarms'],
  ] as const)
    await api.call(dues.create, { body: { siteId, kind, dueOn } });

  await page.goto('/dues');
  for (const what of ['Gas safety record', 'Alarm check']) {
    await page.getByRole('button', { name: new RegExp(`^More for ${what}`) }).click();
    await page.getByRole('button', { name: 'Email them' }).click();
    await expect.poll(async () => (await mailTo(services().inbox, email)).at(-1)?.body.text).toContain(what);
  }
  const [gas, alarm] = (await mailTo(services().inbox, email)).map(
    ({ body }) => /\S+\/guest#[\w-]+/.exec(body.text)?.[0] ?? '',
  );

  const asking = await guest(gas ?? '');
  await expect(asking.getByText(`Due by ${formatDate(dueOn)}`)).toHaveCount(2);
  await expect(asking.getByRole('region', { name: 'Everything else that’s coming up' })).toContainText(
    'Alarm check',
  );
  await expectAccessible(asking);
  expect(await misfitsWhenSmall(asking)).toEqual([]);
  await asking.getByRole('button', { name: /^Ask for a visit.*Gas safety record/ }).click();
  await expect(
    asking.getByText('You’ve asked for a visit. Harbour Plumbing will get in touch.'),
  ).toBeVisible();

  const telling = await guest(alarm ?? '');
  await telling.getByRole('button', { name: /^It has been done.*Alarm check/ }).click();
  await telling.getByLabel('When was it done?').fill(addDays(today(), -2));
  await expectAccessible(telling);
  await telling.getByRole('button', { name: 'Tell them' }).click();
  await expect(telling.getByText('Thank you. We’ve told Harbour Plumbing it has been done.')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('region', { name: 'Next 30 days' })).toContainText('Visit asked for');
  const told = page.getByRole('region', { name: 'Done, say clients' });
  await expect(told).toContainText(`Done on ${formatDate(addDays(today(), -2))}`);
  await expectAccessible(page);
  await told.getByRole('button', { name: /^Undo/ }).click();
  await expect(told).toBeHidden();
  await expect(page.getByRole('region', { name: 'Next 30 days' })).toContainText('Alarm check');
});
