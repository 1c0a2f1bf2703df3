import { expect, type Page } from '@playwright/test';
import type { Api } from '../local/testing/api-client.ts';
import { addDays, formatDate, today } from '../shared/dates.ts';
import { vatReturnPath } from '../shared/filing/pages.ts';
import { routes } from '../shared/routes.ts';
import { taxYearName, taxYearStart } from '../shared/uk/tax-year.ts';
import { vatQuarters, vatReturnDueBy } from '../shared/uk/vat-quarters.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { memberPage } from './fixtures/field.ts';
import { misfitsWhenSmall } from './fixtures/fits.ts';
import { test } from './fixtures/hmrc.ts';
import { noRecords } from './fixtures/no-records.ts';
import { keep } from './fixtures/receipts.ts';
import { services } from './fixtures/test.ts';

/** The last quarter that has ended; earlier ones were filed elsewhere. */
const [present = { from: '', to: '' }, quarter = { from: '', to: '' }] = vatQuarters(today(), 'mar', 2);
const due = vatReturnDueBy(quarter.to);
const howToPay =
  due < today()
    ? `Pay £1,842.16 now: it was due on ${formatDate(due)}`
    : `Pay £1,842.16 by ${formatDate(due)}`;
const line = { kind: 'labour', description: 'Work', quantity: 1, unit: 'each', vat: 's' } as const;

const sell = async (api: Api, taxPoint: string, unitPrice: number): Promise<void> => {
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'Mill', address: 'Quay' } });
  const lines = [{ ...line, unitPrice }];
  await api.call(routes.invoices.create, {
    body: { clientId, dueDate: '2030-01-31', taxPoint, lines } as never,
  });
};

// HMRC allows the whole app three calls a second, so these tests must not run in parallel.
test.describe.configure({ mode: 'default' });

const periods = (page: Page) => page.getByRole('list', { name: 'VAT periods' });
const fileButton = (page: Page) => page.getByRole('button', { name: 'File return' });

interface AtHmrc {
  signIn: (page: Page) => Promise<void>;
}

const connect = async (page: Page, atHmrc: AtHmrc): Promise<void> => {
  await page.goto('/tax');
  await page.getByRole('button', { name: 'Connect to HMRC' }).click();
  await atHmrc.signIn(page);
  await expect(periods(page)).toBeVisible();
  // The page's last request: once it is answered, nothing is in flight.
  await expect(page.getByText('No penalty points')).toBeVisible();
};

const openReturn = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Check and file' }).click();
  await expect(page.getByRole('list', { name: 'Nine boxes' })).toBeVisible();
};

const declareAndFile = async (page: Page): Promise<void> => {
  await page.getByRole('checkbox', { name: 'I declare this' }).check();
  await fileButton(page).click();
};

test('connects to HMRC, files the return that is due once, and keeps its receipt', async ({
  signedIn: page,
  browser,
  api,
  atHmrc,
}) => {
  await sell(api, quarter.from, 9210.8);
  await page.goto('/tax');
  await expect(page.getByRole('heading', { name: 'File your VAT return from here' })).toBeVisible();
  await expectAccessible(page);
  await connect(page, atHmrc);
  await expect(page).toHaveURL(/\/tax\?part=vat$/);
  await expect(periods(page).getByRole('link')).toHaveCount(5);
  await expect(page.getByText(/^Connected to HMRC, VAT number GB /)).toBeVisible();
  await expectAccessible(page);
  expect(await misfitsWhenSmall(page)).toEqual([]);

  await openReturn(page);
  await expect(page).toHaveURL(vatReturnPath(quarter.to));
  await expect(page.getByRole('heading', { name: 'You owe £1,842.16' })).toBeVisible();
  await page.getByRole('button', { name: /^Box 1 / }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: /£1,842\.16$/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await fileButton(page).click();
  await expect(page.getByText('Tick the declaration first')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'I declare this' })).toBeFocused();
  await expectAccessible(page);
  expect(await misfitsWhenSmall(page)).toEqual([]);

  // A colleague has it open too, ready to file, and hears of nothing.
  const theirs = await browser.newContext({
    storageState: { cookies: await page.context().cookies(), origins: [] },
  });
  const other = await theirs.newPage();
  await noRecords(other);
  await other.goto(services().app + vatReturnPath(quarter.to));
  await other.getByRole('checkbox', { name: 'I declare this' }).check();
  await declareAndFile(page);
  await expect(page.getByText('Filed with HMRC')).toBeVisible();
  const { returns, seen } = await atHmrc.tell({});
  const reference = page.getByText(/^\d{12}$/);
  await expect(reference).toBeVisible();
  const number = (await reference.textContent()) ?? '';
  await expect(page.getByText(howToPay)).toBeVisible();
  await expectAccessible(page);
  expect(await misfitsWhenSmall(page)).toEqual([]);
  expect(Object.values(returns)).toMatchObject([{ sent: { totalVatDue: 1842.16, finalised: true } }]);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect(seen.find(({ method }) => method === 'POST')?.headers).toMatchObject({
    'gov-client-window-size': `width=${width}&height=${height}`,
    'gov-client-browser-js-user-agent': await page.evaluate(() => navigator.userAgent),
  });

  await fileButton(other).click();
  await expect(other.getByText('This return has been filed.')).toBeVisible();
  await expect(other.getByText(number)).toBeVisible();
  await expect(fileButton(other)).toBeHidden();
  await theirs.close();

  // The receipt stays the same, whatever is recorded later.
  await sell(api, quarter.from, 500);
  await page.reload();
  await expect(page.getByText(number)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Box 1 .*£1,842\.16/ })).toBeVisible();
  await expect(fileButton(page)).toBeHidden();

  await page.getByRole('link', { name: 'Back to Tax' }).click();
  await expect(periods(page).getByRole('link', { name: /£1,842\.16 to pay .*Filed$/ })).toBeVisible();
  await page.getByRole('link', { name: /^VAT account/ }).click();
  await expect(page.getByRole('list', { name: 'What is owed' })).toContainText('£1,842.16');
  await expectAccessible(page);
  expect(await misfitsWhenSmall(page)).toEqual([]);

  // A day without HMRC hides nothing that was sent.
  await atHmrc.tell({ status: 503, times: 20 });
  await page.goto('/tax?part=vat');
  await expect(page.getByText('HMRC does not answer.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'As HMRC last told us' })).toBeVisible();
  await expect(page.getByText(/^From HMRC, \d\d:\d\d$/)).toBeVisible();
  await expectAccessible(page);
  await periods(page)
    .getByRole('link', { name: /£1,842\.16 to pay .*Filed$/ })
    .click();
  await expect(page.getByText(number)).toBeVisible();
});

test('says under cash accounting why what isn’t paid counts, or doesn’t, behind each box', {
  tag: '@one-size',
}, async ({ signedIn: page, api, atHmrc }) => {
  await api.call(routes.settings.updateBusiness, { body: { vatScheme: 'cash' } });
  await sell(api, quarter.from, 100);
  await connect(page, atHmrc);
  const behind = page.getByRole('dialog');
  const rule = behind.getByText('On cash accounting, invoices and bills count when they’re paid');
  await page.getByRole('button', { name: /^Box 6 / }).click();
  await expect(rule).toBeVisible();
  await page.keyboard.press('Escape');
  await openReturn(page);
  await page.getByRole('button', { name: /^Box 6 / }).click();
  // It is due over six months later, so it counts unpaid.
  await expect(behind.getByRole('link', { name: /£100\.00$/ })).toBeVisible();
  await expect(rule).toBeVisible();
  await expectAccessible(page);
});

test('asks why a return that was filed has changed, and puts the difference into the next', {
  tag: '@one-size',
}, async ({ signedIn: page, context, api, atHmrc, browser }) => {
  await connect(page, atHmrc);
  await openReturn(page);
  // Nothing is filed without a connection, nor waits to be.
  await context.setOffline(true);
  await page.getByRole('checkbox', { name: 'I declare this' }).check();
  await expect(fileButton(page)).toBeDisabled();
  await expect(fileButton(page)).toContainText('You need to be online');
  await context.setOffline(false);
  await expect(fileButton(page)).toBeEnabled();
  expect(Object.values((await atHmrc.tell({})).returns)).toEqual([]);
  await declareAndFile(page);
  await expect(page.getByText('Filed with HMRC')).toBeVisible();
  await sell(api, quarter.from, 100);
  await page.goto(vatReturnPath(present.to));
  await expect(page.getByText(/^Before you can file/)).toBeVisible();
  const changes = page.getByRole('list', { name: 'Earlier returns that have changed' });
  await expect(changes).toContainText(`Return to ${formatDate(quarter.to)}`);
  await expect(changes).toContainText('£20.00 more to pay');
  await expect(page.getByRole('heading', { name: 'You owe £20.00' })).toBeVisible();
  await changes.getByLabel('I knew it was wrong when I filed').check();
  await expect(page.getByRole('heading', { name: 'You owe nothing' })).toBeVisible();
  await expect(changes).toContainText('It is left out of this return.');
  await expectAccessible(page);
  expect(await misfitsWhenSmall(page)).toEqual([]);
  await changes.getByLabel('I took care').check();
  await expect(page.getByRole('button', { name: /^Box 1 .*£20\.00/ })).toBeVisible();

  // The accountant sees the same, and is asked for nothing.
  const accountant = await (await browser.newContext()).newPage();
  await memberPage(api, accountant, { role: 'accountant' });
  await accountant.goto(vatReturnPath(present.to));
  await expect(accountant.getByText(/^Before the owner can file/)).toBeVisible();
  await expect(accountant.getByRole('heading', { name: '£20.00 to pay' })).toBeVisible();
  await expect(accountant.getByRole('list', { name: 'Earlier returns that have changed' })).toContainText(
    /£20\.00 more to pay.*The owner says why when they file\./,
  );
  await expect(accountant.getByRole('radio')).toHaveCount(0);
  await expect(fileButton(accountant)).toHaveCount(0);
  await expectAccessible(accountant);
  await accountant.goto('/tax?part=vat');
  await expect(accountant.getByLabel('Quarters end in')).toBeDisabled();
  await accountant.locator('summary', { hasText: 'Change scheme' }).click();
  await expect(accountant.getByRole('button', { name: 'Change scheme' })).toBeDisabled();
  await expectAccessible(accountant);
  await accountant.context().close();
});

test('claims in the next return what came too late for its own, and asks nothing', {
  tag: '@one-size',
}, async ({ signedIn: page, api, atHmrc }) => {
  await connect(page, atHmrc);
  await openReturn(page);
  await declareAndFile(page);
  await expect(page.getByText('Filed with HMRC')).toBeVisible();
  await keep(api, { receiptDate: quarter.from, vendor: 'Marsh Roofing', amount: 24, vatAmount: 4 });
  await page.goto(vatReturnPath(present.to));
  const changes = page.getByRole('list', { name: 'Earlier returns that have changed' });
  await expect(changes).toContainText('£4.00 less to pay');
  await expect(changes).toContainText('Its VAT is claimed in this return.');
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.getByRole('button', { name: /^Box 4 .*£4\.00/ }).click();
  await expect(page.getByRole('dialog').getByText('Changes to earlier returns')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  expect(await misfitsWhenSmall(page)).toEqual([]);
});

test('says what became of a return that HMRC refused, or gave no answer to', {
  tag: '@one-size',
}, async ({ signedIn: page, api, atHmrc }) => {
  await sell(api, quarter.from, 10);
  const period = { start: quarter.from, end: quarter.to, status: 'O', periodKey: '#001' } as const;
  await atHmrc.tell({ obligations: [{ ...period, due: addDays(today(), 5) }] });
  await connect(page, atHmrc);
  // Home lists what is due soon, and links to it.
  await page.goto('/');
  const need = page
    .getByRole('list', { name: 'Needs you' })
    .getByRole('listitem')
    .filter({ hasText: 'VAT return' });
  await expect(need).toContainText('Due in 5 days');
  await expectAccessible(page);
  await need.getByRole('link', { name: /^File: / }).click();
  await expect(page).toHaveURL(vatReturnPath(quarter.to));
  await atHmrc.tell({ scenario: 'INSOLVENT_TRADER' });
  await declareAndFile(page);
  const refusal = page.getByRole('alert').filter({ hasText: 'HMRC didn’t take this return' });
  await expect(refusal).toContainText('RULE_INSOLVENT_TRADER');
  await expectAccessible(page);

  await atHmrc.tell({ status: 503 });
  await declareAndFile(page);
  await expect(page.getByText('HMRC does not answer. Nothing was filed; try later.').first()).toBeVisible();
  await expect(fileButton(page)).toBeVisible();

  // The page asks what became of it at once, and gets no answer either.
  await atHmrc.tell({ status: 'silence', times: 1000 });
  await declareAndFile(page);
  await expect(page.getByText('We’re finding out whether your return arrived')).toBeVisible();
  await expect(fileButton(page)).toBeHidden();
  await expectAccessible(page);
  await atHmrc.tell({ slowMs: 0 });
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText('Filed with HMRC')).toBeVisible();
  await expect(page.getByText('HMRC gave none, but it has the return')).toBeVisible();
  expect(Object.values((await atHmrc.tell({})).returns)).toHaveLength(1);
  await page.goto('/');
  await expect(page.getByText('Invoice not sent yet').first()).toBeVisible();
  await expect(need).toBeHidden();
});

test('says what is left to pay of a penalty, and asks HMRC about it when it is opened', {
  tag: '@one-size',
}, async ({ signedIn: page, atHmrc }) => {
  await connect(page, atHmrc);
  await atHmrc.tell({ scenario: 'CHARGE_LATE_SUBMISSION_PENALTIES', times: 3 });
  await page.goto('/tax/vat/account');
  const charges = page.getByRole('list', { name: 'Penalties for late returns' });
  await expect(charges.getByRole('button')).toHaveText([/£120\.00of £200\.00/, /£200\.00/]);
  await expect(page.getByText('£320.00')).toBeVisible();
  await expectAccessible(page);
  await charges.getByRole('button').first().click();
  const penalty = page.getByRole('dialog', { name: 'Penalty' });
  await expect(penalty.getByText('£120.00')).toBeVisible();
  await expect(penalty.getByText('6 Sep 2024')).toBeVisible();
  await expect(penalty.getByText('XS100000000001')).toBeVisible();
  await expectAccessible(page);
  expect(await misfitsWhenSmall(page)).toEqual([]);
});

test('says why HMRC can’t be reached or connected, and disconnects when asked', {
  tag: '@one-size',
}, async ({ signedIn: page, context, atHmrc }) => {
  await page.goto('/tax');
  await page.getByRole('button', { name: 'Connect to HMRC' }).click();
  await atHmrc.signIn(page, 'Do not give permission');
  await expect(page.getByText('You didn’t give permission at HMRC. Nothing is connected.')).toBeVisible();
  await expectAccessible(page);
  await connect(page, atHmrc);

  await atHmrc.tell({ status: 503 });
  await page.getByRole('button', { name: 'Ask HMRC again' }).click();
  await expect(page.getByText('HMRC does not answer. Nothing of yours is lost; try later.')).toBeVisible();
  await expect(periods(page)).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('HMRC does not answer.')).toBeHidden();

  await openReturn(page);
  await context.setOffline(true);
  await expect(fileButton(page)).toBeDisabled();
  await expect(fileButton(page)).toContainText('You need to be online');
  await context.setOffline(false);
  await expect(fileButton(page)).toBeEnabled();

  await atHmrc.tell({ revoke: true });
  await declareAndFile(page);
  await expect(page.getByText('The connection to HMRC has ended. Connect again.').first()).toBeVisible();
  await page.goto('/tax');
  await expect(page.getByText('The connection to HMRC has ended')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Connect again' }).click();
  await atHmrc.signIn(page);
  await expect(periods(page)).toBeVisible();

  await page.getByRole('button', { name: 'Connection to HMRC' }).click();
  await page.getByRole('button', { name: 'What HMRC is told' }).click();
  await expect(page.getByRole('dialog')).toContainText('WEB_APP_VIA_SERVER');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Connection to HMRC' }).click();
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByRole('button', { name: 'Connect to HMRC' })).toBeVisible();
});

test('sends an Income Tax update, and asks HMRC for an estimate', {
  tag: '@one-size',
}, async ({ signedIn: page, api, trader }) => {
  const start = taxYearStart(today()) - 1;
  await keep(api, { receiptDate: `${start}-06-11`, vendor: 'Quay Café', amount: 30, category: 'meals' });
  await page.goto('/tax?part=mtd');
  const connectButton = page.getByRole('button', { name: 'Connect to HMRC' });
  await page.getByLabel('National Insurance number').fill('QQ 12');
  await connectButton.click();
  await expect(page.getByText('Enter a National Insurance number like')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('National Insurance number').fill(trader.nino.toLowerCase());
  await connectButton.click();
  await trader.signIn(page);
  const updates = page.getByRole('list', { name: 'Quarterly updates' });
  await expect(updates.getByRole('listitem')).toHaveCount(4);
  await expect(page.getByText(/^Connected to HMRC, National Insurance number .. \*\* \*\* /)).toBeVisible();

  // This year's quarters end on the days that HMRC was told.
  await page.getByText('Periods and basis').click();
  await page.getByRole('combobox', { name: /^Periods/ }).selectOption('calendar');
  await expect(updates.getByText(/^Year to 30 Jun/)).toBeVisible();

  await page.getByLabel('Tax year').selectOption(taxYearName(start));
  const send = page.getByRole('button', { name: 'Send update' });
  await send.click();
  await expect(page.getByText('Say where meals belong').first()).toBeVisible();
  await expectAccessible(page);
  expect(await misfitsWhenSmall(page)).toEqual([]);
  await page.getByLabel('Meals, £30.00').selectOption('Phone, office costs');
  await expect(page.getByText('£30.00').first()).toBeVisible();
  await expect(page.getByLabel('Meals, £30.00')).toBeHidden();
  await page.getByRole('checkbox', { name: 'Send one total for expenses' }).check();
  await send.click();
  await expect(updates.getByRole('listitem').last()).toContainText('Sent');
  await expect(send).toBeHidden();
  expect((await trader.tell({})).cumulative[taxYearName(start)]).toMatchObject({
    periodIncome: { turnover: 0, other: 0 },
    periodExpenses: { consolidatedExpenses: 30 },
  });

  await page.getByRole('button', { name: 'Ask HMRC for an estimate' }).click();
  await expect(page.getByText('HMRC is working it out')).toBeVisible();
  await trader.tell({ advanceHours: 0.01 });
  await expect(page.getByText(/^HMRC’s estimate from what it has so far/)).toBeVisible();
  await expectAccessible(page);
  expect(await misfitsWhenSmall(page)).toEqual([]);
});
