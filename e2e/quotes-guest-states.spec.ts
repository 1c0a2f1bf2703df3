import { expect } from '@playwright/test';
import { type Api, apiWith } from '../local/testing/api-client.ts';
import { formatDate, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { misfitsWhenSmall } from './fixtures/fits.ts';
import { test, tokenIn } from './fixtures/guest.ts';
import { letBeOpenedOften } from './fixtures/past.ts';
import { letExpire, sentQuote } from './fixtures/quotes.ts';
import { services } from './fixtures/test.ts';

const { auth, dashboard, guest: asked, jobs, quotes } = routes;
const shower = {
  kind: 'labour',
  description: 'Shower',
  quantity: 1,
  unit: 'each',
  unitPrice: 310,
  vat: 'o',
} as const;
const nobody = () => apiWith(services().app, '');

/** The job of an accepted quote, still within the fourteen days. */
const agreedJob = async (api: Api, clientId: number, title: string): Promise<number> => {
  const { url } = await sentQuote(api, { clientId, title, lines: [shower] });
  const token = tokenIn(url);
  const { version, hash } = (await nobody().call(asked.open, { body: { token } })) as {
    version: number;
    hash: string;
  };
  const accepted = { token, version, hash, answer: 'accepted', name: 'Augusta Byron' } as const;
  await nobody().call(asked.answer, { body: accepted });
  return (await api.call(jobs.list, {})).find((job) => job.title === title)?.id ?? 0;
};

test('says that a quote expired, was withdrawn or was opened too often', {
  tag: '@one-size',
}, async ({ api, clientId, guest }) => {
  const body = { clientId, title: 'New shower', lines: [shower] };
  const { id, url } = await sentQuote(api, body);
  const lastDay = await letExpire((await api.call(auth.user, {})).firm?.id ?? '', id);
  const page = await guest(url);
  await expect(page.getByText(`This price was valid until ${formatDate(lastDay)}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Accept/ })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ask for a new one' }).click();
  await expect(page.getByText('We’ve told Harbour Plumbing, who will get back to you.')).toBeVisible();
  // Opening the quote is a separate activity, before or after this one.
  expect(await api.call(dashboard.activity, {})).toContainEqual(
    expect.objectContaining({ kind: 'quote_asked', subjectId: id }),
  );

  await letBeOpenedOften(tokenIn(url));
  await page.reload();
  await expect(
    page.getByText('This link has been opened too often today. Try again tomorrow.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();

  const other = await sentQuote(api, body);
  await api.call(quotes.withdraw, { params: { id: other.id } });
  await page.goto(other.url);
  await expect(page.getByRole('heading', { name: 'This quote was withdrawn' })).toBeVisible();
  await expect(page.getByText('Harbour Plumbing withdrew it.')).toBeVisible();
});

test('starts within fourteen days when the customer asks, or when it was urgent', {
  tag: '@one-size',
}, async ({ signedIn, api, clientId, guest }) => {
  const id = await agreedJob(api, clientId, 'New shower');
  await api.call(jobs.update, {
    params: { id },
    body: { title: 'New shower', clientId, scheduledDate: today() },
  });
  const start = () => api.answer(jobs.changeStatus, { params: { id }, body: { status: 'in_progress' } });
  expect((await start()).status).toBe(409);

  // In place of the blocked step, the trader is offered what they can do.
  await signedIn.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signedIn.goto('/dashboard');
  await signedIn.getByRole('link', { name: 'Ask for an early start' }).click();
  const next = signedIn.getByRole('group', { name: 'Next step' });
  await expect(next.getByRole('button', { name: 'Ask for an early start' })).toBeVisible();
  await expect(next.getByRole('button', { name: 'Start', exact: true })).toBeHidden();
  await expect(signedIn.getByText(/^They can cancel until/)).toBeVisible();
  await expectAccessible(signedIn);
  await next.getByRole('button', { name: 'Ask for an early start' }).click();
  await expect(signedIn.getByText('Link copied').first()).toBeVisible();

  const page = await guest(await signedIn.evaluate(() => navigator.clipboard.readText()));
  await expect(page.getByRole('button', { name: 'Ask for an early start' })).toBeVisible();
  expect(await misfitsWhenSmall(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ask for an early start' }).click();
  await expect(page.getByRole('heading', { name: 'Start before your 14 days are up' })).toBeVisible();
  expect(await misfitsWhenSmall(page)).toEqual([]);
  await page.getByLabel('Your name').fill('Augusta Byron');
  await page.getByText('Please begin the work').click();
  await page.getByRole('button', { name: 'Ask for an early start' }).click();
  await expect(page.getByText('Tick both', { exact: true })).toBeVisible();
  await expectAccessible(page);
  expect((await start()).status).toBe(409);
  await page.getByText('I understand that').click();
  await page.getByRole('button', { name: 'Ask for an early start' }).click();
  await expect(page.getByText('You asked us to start before then.')).toBeVisible();
  await signedIn.reload();
  await expect(next.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  expect((await start()).status).toBe(200);

  const urgent = await agreedJob(api, clientId, 'Burst pipe');
  await signedIn.goto(`/jobs?id=${urgent}`);
  await signedIn.getByRole('button', { name: 'Urgent repair' }).click();
  const question = signedIn.getByRole('alertdialog', { name: 'Did they ask for an urgent repair?' });
  await expect(question.getByText(/couldn’t wait/)).toBeVisible();
  await question.getByRole('button', { name: 'Start' }).click();
  await expect(next.getByRole('button', { name: 'Complete' })).toBeVisible();
  await expect(signedIn.getByText(/^They can cancel until/)).toBeHidden();
  await expect
    .poll(async () => (await api.call(jobs.get, { params: { id: urgent } })).urgentRepair)
    .not.toBeNull();
});
