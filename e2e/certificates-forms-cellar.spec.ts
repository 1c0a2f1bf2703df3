import { expect, type Page } from '@playwright/test';
import { mailTo } from '../functions/testing/inbox.ts';
import type { Api } from '../local/testing/api-client.ts';
import { wholeForms } from '../shared/certificates/testing/examples.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { allSent, outboxIsHere, strip, test } from './fixtures/cellar.ts';
import { startedForm } from './fixtures/certificates.ts';
import { isKept, isStocked } from './fixtures/device.ts';
import type { Line } from './fixtures/line.ts';
import { services } from './fixtures/test.ts';

const { certificates, quotes } = routes;

/** Creates a filled-in alarm check, or another form. */
const filledIn = async (api: Api, email?: string, kind: 'alarms' | 'gas_warning' = 'alarms') => {
  const params = await startedForm(api, kind, { email, title: 'Alarms' });
  const { hash } = await api.call(certificates.putValues, { params, body: { values: wholeForms[kind] } });
  return { params, hash: String(hash) };
};

const recordOn = (page: Page) => page.getByRole('region', { name: 'Details' });

const signAndIssue = async (page: Page): Promise<void> => {
  const engineer = recordOn(page).locator('[data-signer=engineer]');
  await engineer.getByText('Type', { exact: true }).click();
  await engineer.getByRole('textbox').fill('Alex Fitter');
  await engineer.getByRole('checkbox').check();
  await recordOn(page).getByRole('button', { name: 'Sign and issue' }).click();
};

const sign = async (page: Page): Promise<void> => {
  await signAndIssue(page);
  await expect(recordOn(page).getByText('Signed. Gets its number when connected')).toBeVisible();
};

/** Waits until the page can do without a connection. */
const isReady = async (page: Page): Promise<void> => {
  await outboxIsHere(page);
  await isKept(page);
  await isStocked(page);
};

test('corrects an issued form in a cellar, and the page may die meanwhile', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
  line,
  context,
}) => {
  const { params, hash } = await filledIn(api);
  const signed = { role: 'engineer', name: 'Alex Fitter', typed: true } as const;
  await api.call(certificates.issue, { params, body: { hash, signatures: [signed] } });
  const old = `/certificates?id=${params.certificateId}`;
  await page.goto(old);
  await expect(recordOn(page).getByText('No. AL-00001')).toBeVisible();
  await isReady(page);
  await line.cut();
  await recordOn(page).getByRole('button', { name: 'Correct', exact: true }).click();
  await page.getByRole('dialog').getByLabel('What was wrong').fill('Wrong house');
  await page.getByRole('dialog').getByRole('button', { name: 'Start new version' }).click();
  await recordOn(page)
    .getByRole('button', { name: /^Visit/ })
    .click();
  await recordOn(page).getByLabel('Address').fill('11 Mill Lane');
  await expect(recordOn(page).getByText('Saved on this device')).toBeVisible();
  await page.close();

  const later = await context.newPage();
  await later.goto(old);
  await expect(recordOn(later).getByText('A new version has been started.')).toBeVisible();
  await expectAccessible(later);
  await expect(recordOn(later).getByRole('button', { name: 'Correct', exact: true })).toBeHidden();
  await recordOn(later).getByRole('button', { name: 'Open the new version' }).click();
  await recordOn(later).getByRole('button', { name: 'Review and sign', exact: true }).click();
  await sign(later);
  expect(await api.call(certificates.all, {})).toHaveLength(1);

  await line.mend();
  await expect(recordOn(later).getByText('No. AL-00001/2')).toBeVisible();
  await allSent(later);
  const all = await api.call(certificates.all, {});
  expect(all).toHaveLength(2);
  expect(all).toMatchObject([
    { state: 'issued', version: 2, corrects: params.certificateId, reason: 'Wrong house' },
    { state: 'replaced', replacedBy: all[0]?.id, number: 'AL-00001' },
  ]);
  const { values } = await api.call(certificates.get, {
    params: { ...params, certificateId: Number(all[0]?.id) },
  });
  expect(values?.visit).toMatchObject({ address: '11 Mill Lane' });
  await later.goto(old);
  await expect(recordOn(later).getByText('A newer version has replaced this one')).toBeVisible();
});

interface Asked {
  api: Api;
  line: Line;
  testId: string;
}

/** Signs and mails a form without a connection. */
const mailWithoutLine = async (page: Page, { api, line, testId }: Asked) => {
  const email = `mill-${testId}@example.com`;
  const { params } = await filledIn(api, email);
  const address = `/certificates?id=${params.certificateId}&section=sign`;
  await page.goto(address);
  await expect(recordOn(page).locator('[data-signer=engineer]')).toBeVisible();
  await isReady(page);
  await line.cut();
  await page.goto(address);
  await sign(page);
  await recordOn(page).getByRole('button', { name: 'Give a copy' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByLabel('Mill Lettings · Client')).toBeChecked();
  await sheet.getByRole('button', { name: 'Send' }).click();
  await expect(sheet).toBeHidden();
  await expect(recordOn(page).getByText('By email, once it has its number')).toBeVisible();
  return { email, params };
};

test(
  'mails a form that waits for its number, once it has one',
  { tag: '@one-size' },
  async ({ signedIn: page, api, line }, { testId }) => {
    const { email } = await mailWithoutLine(page, { api, line, testId });
    await expectAccessible(page);
    await line.mend();
    await expect(recordOn(page).getByText('No. AL-00001')).toBeVisible();
    await expect.poll(async () => (await mailTo(services().inbox, email)).length).toBe(1);
    const [mail] = await mailTo(services().inbox, email);
    expect(JSON.stringify(mail)).toContain('AL-00001');
    await allSent(page);
  },
);

test(
  'mails a form only once it was signed again, if its signatures were refused',
  {
    tag: '@one-size',
  },
  async ({ signedIn: page, api, line }, { testId }) => {
    const { email, params } = await mailWithoutLine(page, { api, line, testId });
    const values = { visit: { address: '9 Mill Lane, upstairs' } };
    await api.call(certificates.putValues, { params, body: { values } });
    await line.mend();
    await expect(strip(page)).toContainText('1 needs you · 1 waiting');
    await page.goto(`/certificates?id=${params.certificateId}&section=visit`);
    await expect(recordOn(page).getByLabel('Address')).toHaveValue('9 Mill Lane, upstairs');
    await recordOn(page).getByLabel('Address').fill('9 Mill Lane, top floor');
    await expect(recordOn(page).getByText('Saved', { exact: true })).toBeVisible();
    expect(await mailTo(services().inbox, email)).toEqual([]);
    await page.goto(`/certificates?id=${params.certificateId}&section=sign`);
    await signAndIssue(page);
    await expect(recordOn(page).getByText('No. AL-00001')).toBeVisible();
    await expect.poll(async () => (await mailTo(services().inbox, email)).length).toBe(1);
    await allSent(page);
  },
);

test('shows a warning notice to leave on site, under a reference that its paper keeps', {
  tag: '@one-size',
}, async ({ signedIn: page, api, line }) => {
  const { params } = await filledIn(api, undefined, 'gas_warning');
  await page.goto(`/certificates?id=${params.certificateId}&section=sign`);
  const customer = recordOn(page).locator('[data-signer=customer]');
  await customer.getByText('Not here').click();
  await isReady(page);
  await line.cut();
  await sign(page);
  const notice = recordOn(page).getByRole('region', { name: 'Notice to show' });
  const reference = `WN-${params.certificateId.toString(36).toUpperCase()}`;
  await expect(notice).toContainText('DANGER DO NOT USE');
  await expect(notice).toContainText(reference);
  await expect(recordOn(page).getByRole('button', { name: 'More actions' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await line.mend();
  await expect(recordOn(page).getByText('No. WN-00001')).toBeVisible();
  await expect(notice).toContainText(reference);
  await expectAccessible(page);
});

/** Issues a report that found something to put right. */
const reported = async (api: Api) => {
  const params = await startedForm(api, 'electrical_report', { title: 'Report' });
  const observations = [{ code: 'C2', item: '4.1', location: 'Hall', text: 'Cover missing' }];
  const values = { ...wholeForms.electrical_report, inspections: [], observations };
  const { hash, check } = await api.call(certificates.putValues, { params, body: { values } });
  const warningsSeen = (check?.warnings ?? []).map(({ code, path }) => `${code}@${path}`);
  const signatures = [{ role: 'inspector', name: 'Alex Fitter', typed: true } as const];
  await api.call(certificates.issue, { params, body: { hash: String(hash), signatures, warningsSeen } });
  return params;
};

test('quotes for repairs in a cellar, prices the quote there, then withdraws the record', {
  tag: '@one-size',
}, async ({ signedIn: page, api, line, context }) => {
  const params = await reported(api);
  const record = `/certificates?id=${params.certificateId}`;
  await page.goto(record);
  await expect(recordOn(page).getByText('No. ER-00001')).toBeVisible();
  await isReady(page);
  await line.cut();
  await recordOn(page).getByRole('button', { name: 'Quote the repairs' }).click();
  await expect(recordOn(page).getByText('C2 · 4.1 Hall: Cover missing')).toBeVisible();
  await expectAccessible(page);
  await recordOn(page).getByRole('button', { name: 'Add prices' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Edit C2 · 4.1 Hall: Cover missing' }).click();
  await sheet.getByLabel('Price', { exact: true }).fill('85');
  await sheet.getByRole('button', { name: 'Done' }).click();
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect(recordOn(page).getByText('£85.00').first()).toBeVisible();
  await expect(recordOn(page).getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  await page.close();

  const later = await context.newPage();
  await later.goto(record);
  await expect(recordOn(later).getByRole('link', { name: 'Open the quote for the repairs' })).toBeVisible();
  await expect(recordOn(later).getByRole('button', { name: 'Quote the repairs' })).toBeHidden();
  await recordOn(later).getByRole('button', { name: 'Withdraw', exact: true }).click();
  await later.getByRole('dialog').getByLabel('Why you withdraw it').fill('Wrong house');
  await later.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(recordOn(later).getByText('Withdrawn', { exact: true })).toBeVisible();
  await expect(recordOn(later).getByText('Reason: Wrong house')).toBeVisible();
  await expect(recordOn(later).getByRole('button', { name: 'Withdraw', exact: true })).toBeHidden();
  expect(await api.call(quotes.list, {})).toEqual([]);

  await line.mend();
  await allSent(later);
  const head = await api.call(certificates.get, { params });
  expect(head).toMatchObject({ state: 'withdrawn', reason: 'Wrong house', quoteId: expect.any(Number) });
  const quote = await api.call(quotes.get, { params: { id: Number(head.quoteId) } });
  expect(quote).toMatchObject({
    ...{ status: 'draft', certificateId: params.certificateId, number: 'Q-1' },
    lines: [{ description: 'C2 · 4.1 Hall: Cover missing', unitPrice: 85 }],
  });
});
