import { expect, type Request } from '@playwright/test';
import { today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { misfits, smallSizes } from './fixtures/fits.ts';
import { furnish } from './fixtures/furnished.ts';
import { follow, mainScreens, otherScreens } from './fixtures/screens.ts';
import { test } from './fixtures/test.ts';

test.use({ trial: false });

test('fits every screen and dialog on a small phone and at twice the text size', {
  tag: '@one-size',
}, async ({ signedIn: page, api, context }) => {
  const wrong: Record<string, string[]> = {};
  const lookAt = async (name: string, width: number) => {
    const found = await misfits(page);
    if (found.length > 0) wrong[`${name} at ${width}`] = found;
  };
  const look = async (name: string) => {
    for (const size of smallSizes) {
      await page.setViewportSize(size);
      await lookAt(name, size.width);
    }
  };
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  const over = (request: Request) => underWay.delete(request);
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  await page.goto('/clients');
  await expect(page.getByRole('heading', { name: 'Start Your Free Trial' })).toBeVisible();
  await look('The gate');
  await api.call(routes.subscription.startTrial, {});
  const kept = await furnish(api);
  const { clientId } = kept.job;
  const nextYear = `${Number(today().slice(0, 4)) + 1}`;
  const farOff = [
    { scheduledDate: `${nextYear}-09-23`, startTime: '08:00' },
    { scheduledDate: `${nextYear}-09-30`, endDate: `${nextYear}-10-22` },
  ];
  for (const when of farOff)
    await api.call(routes.jobs.create, { body: { title: 'Rewire upstairs', clientId, ...when } });
  await page.goto('/dashboard');
  for (const [address, seen] of [...otherScreens(page, kept), ...mainScreens(page, kept)]) {
    await follow(page, address);
    await expect(seen.filter({ visible: true }).first()).toBeVisible();
    await expect.poll(() => underWay.size).toBe(0);
    await look(address);
  }
  await follow(page, '/quotes?new=1');
  const form = page.getByRole('dialog');
  await form.getByRole('combobox', { name: /^Add item/ }).fill('Fit a bath');
  await page.getByRole('option').first().click();
  await form.getByRole('textbox', { name: 'Price' }).fill('12345.67');
  await look('A line');
  await follow(page, `/jobs?id=${kept.job.id}`);
  // A menu stays where it was opened until its button has moved.
  for (const size of smallSizes) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: 'More actions' }).click();
    const remove = page.getByRole('button', { name: /^Delete/ });
    await expect(remove).toBeInViewport();
    await lookAt('More actions', size.width);
    await remove.click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await lookAt('Delete', size.width);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeHidden();
  }
  await follow(page, '/clients');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('More');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await follow(page, '/dashboard');
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await page.getByRole('combobox', { name: 'Search everything' }).fill('ex');
  await expect(page.getByRole('option').first()).toBeVisible();
  await look('Search');
  await context.clearCookies();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look('The landing page');
  expect(wrong).toEqual({});
});
